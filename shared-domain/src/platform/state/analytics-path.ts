/**
 * The path of a page as analytics is told it: without its trailing slash, except the root (P9.11).
 * @example analyticsPath('/challenges/53/') // '/challenges/53'
 */
export function analyticsPath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
