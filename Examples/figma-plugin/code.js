// Inserts the states of a button as a component set, and its colors and sizes as variables. ui.html asks the service;
// this part, which runs beside the document, only receives its answers.

figma.showUI(__html__, { width: 320, height: 300 });

figma.ui.onmessage = async ({ type, sheet, pictures, modes, name }) => {
  if (type !== "insert") return;
  try {
    const set = insertStates(sheet, pictures, name);
    const count = await setVariables(modes, name);
    figma.currentPage.selection = [set];
    figma.viewport.scrollAndZoomIntoView([set]);
    figma.ui.postMessage({ type: "done", text: `${sheet.cells.length} variants, ${count} variables` });
  } catch (error) {
    figma.ui.postMessage({ type: "failed", text: String(error.message || error) });
  }
};

// Components: one for each cell of the sheet, combined as the variants of a set.

function insertStates(sheet, pictures, name) {
  const gap = 24;
  const components = sheet.cells.map((cell, index) => {
    const component = figma.createComponentFromNode(figma.createNodeFromSvg(pictures[index]));
    component.name = `${label(sheet.rowParameter)}=${label(cell.row)}, ` +
      `${label(sheet.columnParameter)}=${label(cell.column)}`;
    setEffects(component, cell.effects);
    return component;
  });
  const set = figma.combineAsVariants(components, figma.currentPage);
  set.name = name;
  const width = Math.max(...components.map((component) => component.width)) + gap;
  const height = Math.max(...components.map((component) => component.height)) + gap;
  components.forEach((component, index) => {
    component.x = gap + sheet.columns.indexOf(sheet.cells[index].column) * width;
    component.y = gap + sheet.rows.indexOf(sheet.cells[index].row) * height;
  });
  set.resizeWithoutConstraints(sheet.columns.length * width + gap, sheet.rows.length * height + gap);
  const { x, y } = figma.viewport.center;
  set.x = Math.round(x - set.width / 2);
  set.y = Math.round(y - set.height / 2);
  return set;
}

// "colorScheme" becomes "Color scheme"; a comma would separate properties.
function label(text) {
  const words = text.replace(/,/g, " ").replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());
  return words[0].toUpperCase() + words.slice(1);
}

// The service draws no effects for this plugin, so that Figma's own can be edited.
function setEffects(node, effects) {
  const shadows = effects.filter(({ type }) => type === "shadow").map((shadow) => ({
    type: "DROP_SHADOW",
    color: color(shadow.color),
    offset: { x: shadow.offsetX, y: shadow.offsetY },
    radius: shadow.blur,
    spread: shadow.spread,
    visible: true,
    blendMode: "NORMAL",
  }));
  const glass = effects.filter(({ type }) => type === "glass").map(() => ({
    type: "GLASS",
    lightIntensity: 0.8,
    lightAngle: -45,
    refraction: 0.5,
    depth: 12,
    dispersion: 0.2,
    radius: 4,
    visible: true,
  }));
  try {
    node.effects = [...shadows, ...glass];
  } catch {
    node.effects = shadows; // A Figma without glass.
  }
}

function color(hex) {
  const [r, g, b, a] = [1, 3, 5, 7].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);
  return { r, g, b, a };
}

// Variables: one collection with a mode for each color scheme, or a collection each where a plan has one mode only.

async function setVariables(modes, name) {
  const collections = await figma.variables.getLocalVariableCollectionsAsync();
  const collection = collections.find((other) => other.name === name) ||
    figma.variables.createVariableCollection(name);
  const existing = await figma.variables.getLocalVariablesAsync();
  let count = 0;
  for (const [index, tokens] of modes.entries()) {
    const modeName = tokens.$extensions["com.figma.modeName"];
    let target = collection;
    let mode = collection.modes.find((other) => other.name === modeName)?.modeId;
    if (!mode && index === 0) {
      mode = collection.modes[0].modeId;
      collection.renameMode(mode, modeName);
    } else if (!mode) {
      try {
        mode = collection.addMode(modeName);
      } catch {
        target = figma.variables.createVariableCollection(`${name} ${modeName}`);
        mode = target.modes[0].modeId;
      }
    }
    for (const [path, token] of tokensIn(tokens)) {
      const isColor = token.$type === "color";
      const variable = existing.find((other) => other.name === path && other.variableCollectionId === target.id) ||
        figma.variables.createVariable(path, target, isColor ? "COLOR" : "FLOAT");
      if (!existing.includes(variable)) existing.push(variable), count += 1;
      variable.scopes = token.$extensions["com.figma.scopes"];
      variable.setValueForMode(mode, isColor ? componentsOf(token.$value) : token.$value);
    }
  }
  return count;
}

function tokensIn(group, path = []) {
  return Object.entries(group).filter(([name]) => !name.startsWith("$")).flatMap(([name, value]) =>
    "$value" in value ? [[[...path, name].join("/"), value]] : tokensIn(value, [...path, name])
  );
}

function componentsOf({ components: [r, g, b], alpha = 1 }) {
  return { r, g, b, a: alpha };
}
