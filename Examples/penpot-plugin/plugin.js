// Inserts the states of a button as components. index.html asks the service; this part receives its answers.

penpot.ui.open("Bezel buttons", "", { width: 320, height: 340 });

penpot.ui.onMessage(({ type, sheet, pictures, name }) => {
  if (type !== "insert") return;
  try {
    sheet.cells.forEach((cell, index) => insertState(sheet, cell, pictures[index], name));
    penpot.ui.sendMessage({ type: "done", text: `${sheet.cells.length} components` });
  } catch (error) {
    penpot.ui.sendMessage({ type: "failed", text: String(error.message || error) });
  }
});

// A component of shapes outside of a board would stay where the user draws: each gets a board of its own.
function insertState(sheet, cell, picture, name) {
  const shape = penpot.createShapeFromSvg(picture);
  if (!shape) throw new Error(`Penpot could not read the picture of ${cell.id}`);
  const gap = 24;
  const board = penpot.createBoard();
  board.name = `${name} / ${cell.row}, ${cell.column}`;
  board.x = penpot.viewport.center.x + sheet.columns.indexOf(cell.column) * (shape.width + gap);
  board.y = penpot.viewport.center.y + sheet.rows.indexOf(cell.row) * (shape.height + gap);
  board.resize(shape.width, shape.height);
  board.fills = [];
  shape.x = board.x;
  shape.y = board.y;
  board.appendChild(shape);
  penpot.library.local.createComponent([board]).name = board.name;
}
