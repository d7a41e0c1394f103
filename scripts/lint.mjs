import { join } from 'node:path';
import { checkCitations } from './lib/lint/citations.mjs';
import { checkImports } from './lib/lint/import-rules.mjs';
import { compareLibraryRules } from './lib/lint/library-rules.mjs';
import { checkPackages } from './lib/lint/packages.mjs';
import { compareReadmes, READMES } from './lib/lint/readmes.mjs';
import { checkRulePlaces } from './lib/lint/rule-places.mjs';
import { checkSources } from './lib/lint/source-rules.mjs';
import { checkWords } from './lib/lint/words.mjs';
import { ROOT } from './lib/project.mjs';
import { run, withNode } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { setUp } from './setup.mjs';

/**
 * Checks everything that can be read off the sources: Biome, directions of imports, declared packages, citations, both READMEs,
 * the rules of `source-rules.mjs`, unused rules of the sport, places in the tables of rules, and the words of docs/words.md.
 * `--write` lets Biome mend what it can.
 */
const node = await setUp();
const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
const write = process.argv.includes('--write') ? ['--write'] : [];
const checkForm = () => run(node, [biome, 'check', '--error-on-warnings', ...write], { env: withNode(node) });

// Both take about as long, each on one core; with `--write` one after the other, as imports must not be read while files change.
const [{ code }, { modules, violations }] =
  write.length > 0
    ? [await checkForm(), await checkImports(node)]
    : await Promise.all([checkForm(), checkImports(node)]);
for (const { rule, from, to, by = [] } of violations) {
  say(`✗ ${rule}: ${from} → ${to}`);
  for (const step of by) say(`    ${step.from} → ${step.to}`);
}
say(`${violations.length === 0 ? '✓' : '✗'} Imports : ${modules} modules, ${violations.length} violation(s)`);

const { checked, wrong } = checkCitations();
for (const { at, cited, why } of wrong) say(`✗ ${at}: ${cited} ${why}`);
say(`${wrong.length === 0 ? '✓' : '✗'} Citations : ${checked} looked up, ${wrong.length} that lead nowhere`);

const packages = checkPackages();
for (const { at, package: name, why } of packages) say(`✗ ${at}: ${name} ${why}`);
say(`${packages.length === 0 ? '✓' : '✗'} Packages : ${packages.length} violation(s)`);

const differences = compareReadmes();
for (const difference of differences) say(`✗ ${difference}`);
say(`${differences.length === 0 ? '✓' : '✗'} ${READMES.join(', ')} : ${differences.length} difference(s)`);

const sources = checkSources();
for (const { rule, at, why } of sources) say(`✗ ${rule}: ${at} : ${why}`);
say(`${sources.length === 0 ? '✓' : '✗'} Sources : ${sources.length} violation(s)`);

const { listed, unlisted, needless } = compareLibraryRules();
for (const file of unlisted)
  say(`✗ shared-domain/src/${file} : aucun programme ne s’en sert, et le README ne le donne pas à la bibliothèque`);
for (const file of needless)
  say(`✗ shared-domain/README.md : ${file} n’est pas, ou n’est plus, à la seule bibliothèque`);
say(`${unlisted.length + needless.length === 0 ? '✓' : '✗'} Règles : ${listed} à la seule bibliothèque`);

const places = checkRulePlaces();
for (const { at, why } of places.wrong) say(`✗ ${at}: ${why}`);
say(
  `${places.wrong.length === 0 ? '✓' : '✗'} Tables des règles : ${places.met} des ${places.lines} lignes ont leur écran ou leur appel, les autres sont à la bibliothèque`,
);

const texts = checkWords();
for (const { at, key, word, text } of texts.wrong) say(`✗ ${at} ${key}: «${word}» (docs/words.md) : ${text}`);
say(
  `${texts.wrong.length === 0 ? '✓' : '✗'} Words : ${texts.checked} texts, ${texts.wrong.length} with a word that is another’s`,
);

const isSound = [
  violations,
  wrong,
  packages,
  differences,
  sources,
  unlisted,
  needless,
  places.wrong,
  texts.wrong,
].every((found) => found.length === 0);
process.exitCode = code === 0 && isSound ? 0 : 1;
