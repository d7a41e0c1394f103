export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A name as part of a file name: ASCII letters and digits, which every file system accepts. */
export const makeSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60);

interface PageParts {
  readonly language: string;
  readonly title: string;
  /** Relative path to the folder's root: empty or `../`. */
  readonly root: string;
  readonly body: string;
  readonly isNoIndex?: boolean;
}

/** A page without scripts and with relative addresses only, so that it opens without a server. */
export function buildHtmlPage({ language, title, root, body, isNoIndex = false }: PageParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isNoIndex ? '<meta name="robots" content="noindex">\n' : ''}<title>${escapeText(title)}</title>
<link rel="icon" href="${root}sign.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}style.css">
</head>
<body>
${body}
</body>
</html>
`;
}
