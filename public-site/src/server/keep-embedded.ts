const LINK = /href="(\/challenge\/[^"?#]*)(\?[^"#]*)?/g;

/**
 * Links of a page that stands in another site's frame take `?embed=1` along: one that is followed before the application is
 * there asks the server for a page, and only such a page may be framed.
 */
export const keepEmbedded = (html: string): string =>
  html.replace(LINK, (whole, path: string, query = '') => {
    if (/[?&;]embed=1/.test(query)) return whole;
    return `href="${path}${query === '' ? '?' : `${query}&amp;`}embed=1`;
  });
