/** A query string of names and values, with what reads well left as it is. */
export function query(values) {
  const pairs = Object.entries(values).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function encode(text) {
  return encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll("%2C", ",")
    .replaceAll("%2F", "/")
    .replaceAll("%40", "@")
    .replaceAll("'", "%27");
}
