/** A value as text of a page. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A name as part of a file’s name: plain letters, so that every file system takes it. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60);

interface PageParts {
  readonly language: string;
  readonly title: string;
  /** Way back to the folder: empty at its top, `../` below. */
  readonly root: string;
  readonly body: string;
  readonly noindex?: boolean;
}

/** A page that needs no script and no server: all its addresses are relative. */
export function buildHtmlPage({ language, title, root, body, noindex = false }: PageParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${noindex ? '<meta name="robots" content="noindex">\n' : ''}<title>${escapeText(title)}</title>
<link rel="icon" href="${root}sign.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}style.css">
</head>
<body>
${body}
</body>
</html>
`;
}
