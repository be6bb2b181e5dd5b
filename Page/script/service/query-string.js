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

/**
 * Whether two addresses of the service have the same path and, in any order and spelling, the same query.
 *
 * @param {string} first
 * @param {string} second
 */
export function isSameURL(first, second) {
  const [one, other] = [first, second].map((url) => {
    const { pathname, searchParams } = new URL(url, location.origin);
    searchParams.sort();
    return `${pathname}?${searchParams}`;
  });
  return one === other;
}
