/**
 * A query string with its question mark; empty without values. Characters that are safe in a query are not encoded.
 *
 * @param {Record<string, string | number>} values
 */
export function queryString(values) {
  const pairs = Object.entries(values).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

/** @param {string | number} value */
function encoded(value) {
  return encodeURIComponent(value)
    .replaceAll("%20", "+")
    .replaceAll("%2C", ",")
    .replaceAll("%2F", "/")
    .replaceAll("%40", "@")
    .replaceAll("'", "%27");
}
