/**
 * The path of a page as it is sent to analytics: without a trailing slash, except for the root (P9.11).
 * @example formatAnalyticsPath('/challenges/53/') // '/challenges/53'
 */
export function formatAnalyticsPath(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
