const COMMENT = /(?<=^|[\s({])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const IMPORT = /^import\s+(?:type\s+)?([^'"]+?)\s+from\s+'([^']+)';/gm;
const REEXPORT = /^export\s+(?:type\s+)?(\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s+'([^']+)';/gm;
const BARE_IMPORT = /^import\s+'([^']+)';/gm;
const DECLARATION =
  /^(?:export\s+)?(default\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|interface|type|class)\s+(\w+|[{[][^=]*[}\]])/;

/** `{ a, type b as c }` as pairs of the name in the other module and the name in this one. */
const pairsOf = (list) =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .map((item) => item.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((item) => item.split(/\s+as\s+/))
    .map(([outside, here = outside]) => [outside, here]);

/**
 * A text cut into the statements that begin at `indent` blanks: the formatter writes every other line of a statement further in,
 * or as its closing bracket.
 */
export function cutStatements(text, indent = 0) {
  const begins = new RegExp(`^ {${indent}}[A-Za-z_$@]`);
  const statements = [];
  for (const line of text.split('\n')) {
    if (begins.test(line) || statements.length === 0) statements.push([]);
    statements.at(-1).push(line);
  }
  return statements.map((lines) => lines.join('\n'));
}

/** The names that a statement declares; none where it only does something. @example namesDeclared('const [a, b] = pair;') // ['a', 'b'] */
export function namesDeclared(statement) {
  const found = DECLARATION.exec(statement.trimStart());
  if (found === null) return [];
  const [, isDefault, target] = found;
  const names = /^[{[]/.test(target) ? [...target.matchAll(/(\w+)\s*(?=[,}\]=])/g)].map(([, name]) => name) : [target];
  return isDefault === undefined ? names : [...names, 'default'];
}

/** What a source declares, imports and re-exports; each declaration with its text. */
export function readModule(path, source) {
  const text = source.replace(COMMENT, '');
  const imported = new Map();
  for (const [, list, from] of text.matchAll(IMPORT)) {
    const braces = /\{[^}]*\}/.exec(list)?.[0];
    if (braces !== undefined) for (const [name, here] of pairsOf(braces)) imported.set(here, { from, name });
    const rest = list
      .replace(/\{[^}]*\}/, '')
      .replace(/,/g, '')
      .trim();
    const namespace = /^\*\s+as\s+(\w+)$/.exec(rest);
    if (namespace !== null) imported.set(namespace[1], { from, name: '*' });
    else if (rest !== '') imported.set(rest, { from, name: 'default' });
  }
  const reexported = new Map();
  const stars = [];
  for (const [, what, from] of text.matchAll(REEXPORT))
    if (what === '*') stars.push(from);
    else if (what.startsWith('{')) for (const [name, here] of pairsOf(what)) reexported.set(here, { from, name });
  const bare = [...text.matchAll(BARE_IMPORT)].map(([, from]) => from);
  const body = text.replace(IMPORT, '').replace(REEXPORT, '').replace(BARE_IMPORT, '');
  const declared = new Map();
  const effects = [];
  for (const statement of cutStatements(body)) {
    const names = namesDeclared(statement);
    for (const name of names) declared.set(name, `${declared.get(name) ?? ''}\n${statement}`);
    if (names.length === 0 && statement.trim() !== '') {
      const aliased = /^export\s+(?:type\s+)?\{([^}]*)\}/.exec(statement);
      const isDefault = /^export\s+default\s/.test(statement);
      if (aliased !== null) for (const [name, here] of pairsOf(aliased[1])) if (name !== here) declared.set(here, name);
      if (isDefault) declared.set('default', statement);
      else if (aliased === null) effects.push(statement);
    }
  }
  return { path, text: body, declared, imported, reexported, stars, bare, effects };
}
