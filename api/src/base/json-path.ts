/**
 * A place in a body as JSON path (RFC 9535).
 * @example formatJsonPath(['resultlists', '000100-0-55-f1', 3, 'prf']) // '$.resultlists["000100-0-55-f1"][3].prf'
 */
export function formatJsonPath(path: readonly PropertyKey[], root = '$'): string {
  let text = root;
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`;
    else if (/^[A-Za-z_]\w*$/.test(String(key))) text += `.${String(key)}`;
    else text += `[${JSON.stringify(String(key))}]`;
  }
  return text;
}
