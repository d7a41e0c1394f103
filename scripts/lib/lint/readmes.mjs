import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';

export const READMES = ['README.md', 'README.fr.md'];

/** Removes placeholders, which are in the language of the page: `FILE`, `FICHIER`. */
const withoutPlaceholders = (command) => command.replace(/(?<=\s)[A-Z]{3,}(?=[\s.]|$)/g, '…');

/** Everything formatted as code: commands, settings, addresses, files. */
function readCodes(text) {
  const blocks = [...text.matchAll(/```\n([\s\S]*?)```/g)].flatMap(([, block]) =>
    block.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim()),
  );
  const spans = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  return [...new Set([...blocks, ...spans].filter((code) => code !== '').map(withoutPlaceholders))].sort();
}

/** Each setting with its default, in the order of the table whose first cells are names of variables. */
function readSettings(text) {
  return [...text.matchAll(/^\| ((?:`[A-Z][A-Z_]+`(?:, )?)+) +\| (\S.*?) +\|/gm)].map(
    ([, names, value]) => `${names} = ${value}`,
  );
}

const readHeadings = (text) => [...text.matchAll(/^#+/gm)].map(([marks]) => marks);
const readLinks = (text) =>
  [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to).filter((to) => !READMES.includes(to));

/** Messages for what one of the two pages has and the other lacks. */
function difference(kind, [first, second], read, texts) {
  const [a, b] = texts.map(read);
  const missing = (from, to, page) =>
    from.filter((one) => !to.includes(one)).map((one) => `${page}: lacks the ${kind} ${one}`);
  const found = [...missing(a, b, second), ...missing(b, a, first)];
  if (found.length > 0 || a.join('\n') === b.join('\n')) return found;
  return [`${first}, ${second}: the same ${kind}s in another order or number`];
}

/** Compares the two READMEs, and their commands with those of package.json: a message for each difference. */
export function compareReadmes(root = ROOT) {
  const texts = READMES.map((page) => readFileSync(join(root, page), 'utf8'));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const unknown = texts.flatMap((text, index) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)]
      .filter(([, name]) => scripts[name] === undefined)
      .map(([command]) => `${READMES[index]}: ${command} is no command of package.json`),
  );
  return [
    ...unknown,
    ...difference('command or name', READMES, readCodes, texts),
    ...difference('setting', READMES, readSettings, texts),
    ...difference('heading', READMES, readHeadings, texts),
    ...difference('link', READMES, (text) => readLinks(text).sort(), texts),
  ];
}
