import type { Language } from 'shared-domain';
import { SITE_FACTS_ID } from 'shared-domain/contract';
import type { FirstAnswer } from './first-page/ask-api.ts';
import type { DrawnFirstPage } from './first-page/page-drawer.ts';
import type { RemoteRelease } from './remotes-file.ts';
import { buildCardUrl } from './share-card/card-address.ts';
import { CARD } from './share-card/card-svg.ts';
import type { SiteFacts } from './site-facts.ts';

interface PageParts {
  /** The shell's index.html as built, with its skeleton of a page. */
  readonly template: string;
  readonly remotes: readonly RemoteRelease[];
  /** The remote that draws this page. */
  readonly remote: RemoteRelease | undefined;
  /** Names of the remote's chunks that this page needs: of the page and of its language. */
  readonly chunks: readonly string[];
  /** Addresses of the API answers this page will ask for. */
  readonly answers: readonly string[];
  readonly site: SiteFacts;
  /** The page as the server drew it, and the language it is drawn in. */
  readonly first?: FirstPage;
  /** Address of the page, for shared links. */
  readonly shared?: SharedPage;
  /** Search engines must not keep it: it shows somebody under 16. */
  readonly noindex?: boolean;
}

interface SharedPage {
  readonly origin: string | undefined;
  readonly path: string;
}

/** The page as the server drew it, its language, and the answers it shows, so that the application need not fetch them. */
type FirstPage = DrawnFirstPage & {
  readonly language: Language;
  readonly answers: readonly Pick<FirstAnswer, 'url' | 'json' | 'of'>[];
};

/** The shell's page with what a first visit needs: remotes and settings inlined, files and answers preloaded. */
export function composePage({
  template,
  remotes,
  remote,
  chunks,
  answers,
  site,
  first,
  shared,
  noindex = false,
}: PageParts): string {
  const head = [
    ...(remote === undefined
      ? []
      : buildRemotePreloads(remote, chunks, first === undefined ? 'preload' : 'stylesheet')),
    ...(first === undefined ? [] : buildMetaTags(first, shared, noindex)),
    ...(first === undefined
      ? answers.map((url) => `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(url)}">`)
      : []),
  ].join('');
  const { publicUrl, ...facts } = site;
  // After what is shown: only the application, which begins once all is read, looks for it.
  const tail = [
    ...(first === undefined ? [] : [buildJsonScript('answers', formatAnswers(first))]),
    buildJsonScript('remotes', JSON.stringify({ remotes })),
    buildJsonScript(SITE_FACTS_ID, JSON.stringify(facts), publicUrl),
  ].join('');
  const page = first === undefined ? template : insertFirstPage(template, first);
  const headEnd = Math.max(0, page.indexOf('</head>'));
  const bodyEnd = Math.max(headEnd, page.lastIndexOf('</body>'));
  return page.slice(0, headEnd) + head + page.slice(headEnd, bodyEnd) + tail + page.slice(bodyEnd);
}

const formatAnswers = ({ answers }: FirstPage): string => `[${answers.map(formatAnswer).join()}]`;

const formatAnswer = ({ url, json, of }: FirstPage['answers'][number]): string =>
  `{"url":${JSON.stringify(url)},${of === undefined ? '' : `"of":${JSON.stringify(of)},`}"body":${json}}`;

/**
 * The drawn page replaces the skeleton. The application hydrates it in `#first`; one that cannot draws unseen in `#root` until it shows
 * the same (docs/decisions/042).
 */
function insertFirstPage(template: string, { html, language, facts }: FirstPage): string {
  const body = template.indexOf('<body>');
  const end = template.lastIndexOf('</body>');
  if (body < 0 || end < 0) return template;
  const head = template
    .slice(0, body)
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(findTitle(facts.title))}</title>`)
    .replace(/<meta name="description"[^>]*>/, '');
  return `${head}<body><div id="first">${html}</div><div id="root"></div>${template.slice(end)}`;
}

/** What a page without a description of its own says of the site, by the language that it is drawn in. */
const SITE_DESCRIPTIONS: Readonly<Record<Language, string>> = {
  fr: 'Résultats en direct des compétitions d’athlétisme',
  en: 'Live results of athletics competitions',
};

const findTitle = (title: string | undefined): string => (title === undefined ? 'Foulée' : `${title} – Foulée`);

/** Meta tags for search engines and shared links (Open Graph). */
function buildMetaTags(
  { facts, language }: FirstPage,
  shared: SharedPage | undefined,
  namesUnder16: boolean,
): string[] {
  const { title, noindex = false } = facts;
  // A drawn page with `noindex` has no names in its description; that of any other page may name a person.
  const description = namesUnder16 && !noindex ? undefined : facts.description;
  const about = description ?? SITE_DESCRIPTIONS[language];
  return [
    `<meta name="description" content="${escapeAttribute(about)}">`,
    '<meta property="og:site_name" content="Foulée"><meta property="og:type" content="website">',
    `<meta property="og:title" content="${escapeAttribute(title ?? 'Foulée')}">`,
    `<meta property="og:description" content="${escapeAttribute(about)}">`,
    ...buildPictureTags(title ?? 'Foulée', about, language, shared),
    ...(noindex || namesUnder16 ? ['<meta name="robots" content="noindex">'] : []),
  ];
}

/** Tags of the page's address and picture; both URLs must be absolute, so there are none where the site's origin is not known. */
function buildPictureTags(title: string, about: string, language: Language, shared: SharedPage | undefined): string[] {
  if (shared?.origin === undefined) return [];
  const { origin, path } = shared;
  const image = origin + buildCardUrl({ path, language }, title + about);
  return [
    `<link rel="canonical" href="${escapeAttribute(origin + encodeURI(path))}">`,
    `<meta property="og:url" content="${escapeAttribute(origin + encodeURI(path))}">`,
    `<meta property="og:image" content="${escapeAttribute(image)}">`,
    `<meta property="og:image:type" content="image/png"><meta property="og:image:width" content="${CARD.width}">`,
    `<meta property="og:image:height" content="${CARD.height}">`,
    `<meta property="og:image:alt" content="${escapeAttribute(`${title}. ${about}`)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function buildRemotePreloads(
  remote: RemoteRelease,
  names: readonly string[],
  stylesRel: 'preload' | 'stylesheet',
): string[] {
  const { js, css, chunks = {} } = remote.preload;
  const scripts = new Set([remote.entry, ...js, ...names.flatMap((name) => chunks[name] ?? [])]);
  const formatLink = (url: string) => `href="${escapeAttribute(url)}"${formatIntegrity(remote, url)}`;
  return [
    ...[...scripts].map((url) => `<link rel="preload" as="script" fetchpriority="low" ${formatLink(url)}>`),
    ...css.map((url) => `<link rel="${stylesRel}"${stylesRel === 'preload' ? ' as="style"' : ''} ${formatLink(url)}>`),
  ];
}

/** A browser uses a preload only if it has the same integrity hash as the tag that needs the file. */
function formatIntegrity({ entry, integrity }: RemoteRelease, url: string): string {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const hash = url.startsWith(folder) ? integrity?.[url.slice(folder.length)] : undefined;
  return hash === undefined ? '' : ` crossorigin integrity="${hash}"`;
}

/** A data block: browsers never run it, so the CSP needs no hash for it. `<` is escaped so that no value can close it. */
function buildJsonScript(id: string, json: string, origin?: string): string {
  const attribute = origin === undefined ? '' : ` data-origin="${escapeAttribute(origin)}"`;
  return `<script type="application/json" id="${id}"${attribute}>${json.replaceAll('<', '\\u003c')}</script>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
