import type { RemoteRelease } from './remotes-file.ts';

/** What every page says of the site: `<script type="application/json" id="site">`. */
export interface SiteFacts {
  readonly version: string;
  readonly socialUrl?: string | undefined;
  /** Images for the ads layout. */
  readonly ads: readonly string[];
}

export interface PageParts {
  /** The shell's index.html as it was built, skeleton included. */
  readonly template: string;
  readonly remotes: readonly RemoteRelease[];
  /** The remote that draws this page. */
  readonly remote: RemoteRelease | undefined;
  /** Addresses of the API answers this page will ask for. */
  readonly answers: readonly string[];
  readonly site: SiteFacts;
}

/** The shell's page with what a first visit needs: remotes and settings inlined, files and answers asked for at once. */
export function composePage({ template, remotes, remote, answers, site }: PageParts): string {
  const head = [
    ...(remote === undefined ? [] : remotePreloads(remote)),
    ...answers.map((url) => `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(url)}">`),
    jsonScript('remotes', { remotes }),
    jsonScript('site', site),
  ].join('');
  const end = template.indexOf('</head>');
  return end < 0 ? head + template : template.slice(0, end) + head + template.slice(end);
}

function remotePreloads(remote: RemoteRelease): string[] {
  const scripts = [remote.entry, ...remote.preload.js];
  return [
    ...scripts.map((url) => `<link rel="preload" as="script" href="${escapeAttribute(url)}">`),
    ...remote.preload.css.map((url) => `<link rel="preload" as="style" href="${escapeAttribute(url)}">`),
  ];
}

/** A data block: browsers never run it, so the CSP needs no hash for it. `<` is escaped so that no value can close it. */
function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
