import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { ROOT } from '../project.mjs';

/** The test of this module plants citations that lead nowhere. */
const PLANTS = 'scripts/test/citations.test.mjs';

/** Folders without text written by hand. */
const SKIPPED = new Set([
  '.git',
  '.cache',
  '.toolchain',
  'node_modules',
  'dist',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
  'Release',
  'target',
]);
const CODE = new Set(['.ts', '.tsx', '.mjs', '.js', '.css']);
const TEXTS = new Set([...CODE, '.md', '.html', '.yml', '.yaml', '.service', '.timer', '.conf', '.example', '.sh', '']);

/** Patterns of citations of documents outside the repository, each with what to write instead. */
const REFUSED = [
  [/\bspecifications?,? (?:section )?\d+|\bsection \d+ of the specification|\bspecification['’]s section \d+/gi, 'P'],
  [/\bdecisions? (?:record )?\d+/gi, 'Q, or docs/decisions/NNN for a record'],
  [/\bscreens? (?:[A-Z]\d+|\d+\.\d+)|\([STD]\d+[a-z]?\)|\/\*\* [ST]\d+\b|\b[ST]\d+ of the screens/g, 'P10, P11 or P12'],
  [/\bissues? #?\d+\b|\(issue: \d/g, 'the rule itself'],
  [/\btechnical rules?,? \d+/gi, 'TR, or item NN of shared-domain/docs/technical-rules.md'],
];

/** A cited section or settled point; `HP106`, `-P80` and a whole `'P1'` are no citations. */
const PRODUCT = /(?<![\w$./-])[PQ]\d{1,2}(?:\.\d{1,2})?(?![\w-])/g;
const HEADING = /^#+ ([PQ]\d+(?:\.\d+)?)\. /gm;
const RECORD = /\bdocs\/decisions\/(\d+)(?![\w-]*\.md)/g;
const PAGE = /(?<![\w/.…-])(?:[\w-]+\/)*docs\/[\w./-]*\w|(?<![\w/.…-])(?:[\w-]+\/)*[A-Z][A-Z_]+(?:\.\w\w)?\.md\b/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;
const SOURCE = /`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:ts|tsx|mjs|md))`/g;
/** Records and the changelog, which may name files that have moved since. */
const HISTORY = /^docs\/decisions\/|^CHANGELOG/;
const isComment = (line) => /^\s*(?:\/?\*|\/\/|#|\{\/\*)|\/\*|\s\/\/\s/.test(line);

function textsUnder(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : textsUnder(root, path);
    return entry.isFile() && TEXTS.has(extname(entry.name)) ? [path] : [];
  });
}

/** What may be cited: ids in the product's pages, numbers of records, files. */
function readTargets(root, files) {
  const pages = files.filter((file) => file.startsWith('docs/product/'));
  const headings = pages.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(HEADING)]);
  const records = files.filter((file) => file.startsWith('docs/decisions/'));
  return {
    ids: headings.map(([, id]) => id),
    records: new Set(records.map((file) => /^\d+/.exec(basename(file))?.[0])),
    hasSource: (path) => files.some((file) => file === path || file.endsWith(`/${path}`)),
  };
}

/** The citations in one line, each with whether its target exists. */
function citationsOf(line, file, root, { ids, records, hasSource }) {
  if (/^#+ [PQ]\d/.test(line)) return [];
  const workspace = file.split('/', 1)[0];
  const exists = (path) => ['', workspace, dirname(file)].some((base) => existsSync(join(root, base, path)));
  const isQuoted = ({ 0: id, index }) =>
    /['"`]/.test(line[index - 1] ?? '') && /['"`]/.test(line[index + id.length] ?? '');
  const product = [...line.matchAll(PRODUCT)].filter((found) => !isQuoted(found)).map(([id]) => [id, ids.includes(id)]);
  const record = [...line.matchAll(RECORD)].map(([cited, number]) => [cited, records.has(number)]);
  const page = [...line.matchAll(PAGE)]
    .filter(([path]) => !/docs\/decisions\/(?:\d+|NNN)$/.test(path))
    .map(([path]) => [path, exists(path)]);
  if (!file.endsWith('.md') && !isComment(line)) return [...product, ...record, ...page];
  const links = file.endsWith('.md') ? [...line.matchAll(LINK)] : [];
  const sources = HISTORY.test(file) ? [] : [...line.matchAll(SOURCE)];
  return [
    ...product,
    ...record,
    ...page,
    ...links.map(([, path]) => [path, existsSync(join(root, dirname(file), path))]),
    ...sources.map(([, path]) => [path, hasSource(path) || exists(path)]),
  ];
}

/** Looks up every citation under `root`: their number, and file and line of each whose target does not exist. */
export function checkCitations(root = ROOT) {
  const files = textsUnder(root).filter((file) => file !== PLANTS);
  const targets = readTargets(root, files);
  const twice = targets.ids.filter((id, at) => targets.ids.indexOf(id) !== at);
  const wrong = twice.map((id) => ({ at: 'docs/product', cited: id, why: 'is the id of two headings' }));
  let checked = 0;
  for (const file of files) {
    for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      const at = `${file}:${index + 1}`;
      for (const [pattern, instead] of REFUSED)
        for (const [cited] of line.matchAll(pattern))
          wrong.push({ at, cited, why: `is no document of this repository; cite ${instead}` });
      for (const [cited, isThere] of new Map(citationsOf(line, file, root, targets))) {
        checked += 1;
        if (!isThere) wrong.push({ at, cited, why: 'leads nowhere' });
      }
    }
  }
  return { checked, wrong };
}
