import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { transform } from 'lightningcss';
import { scopeStyles } from '../../rspack.part-styles.mjs';
import { ROOT } from '../lib/project.mjs';

const SHEET = { part: 'x' };
const SCOPE = ':where(.part-x, .part-x *)';

/** The selectors of a sheet as they are after the step, without the rules' bodies. */
const scope = (selector, options = SHEET) => scopeStyles(`${selector} { color: red }`, options).split('{')[0].trim();

for (const [selector, scoped] of [
  ['.card', `.card${SCOPE}`],
  ['main > .card, .note', `main > .card${SCOPE}, .note${SCOPE}`],
  ['tr.lit > *', `tr.lit > ${SCOPE}`],
  ['.note::before', `.note${SCOPE}:before`],
  ['.card:not(.flat):has(> b):hover', `.card:not(.flat):has( > b):hover${SCOPE}`],
  [':root[data-theme="dark"] .card', `:root[data-theme="dark"] .card${SCOPE}`],
  ['body:has(.wide)', 'body:has(.wide)'],
  ['html:root body', 'html:root body'],
]) {
  test(`${selector} of a part matches in that part only`, () => assert.equal(scope(selector), scoped));
}

test('a rule of the shell matches in no remote', () => {
  const options = { part: 'shell', others: ['a', 'b'] };
  assert.equal(scope('.card', options), '.card:where(:not(.part-a, .part-a *, .part-b, .part-b *))');
});

/** What each selector of a sheet asks of the element that it matches. */
function readSubjects(css) {
  const subjects = [];
  const Selector = (selector) => {
    const subject = selector.slice(selector.findLastIndex(({ type }) => type === 'combinator') + 1);
    subjects.push(JSON.stringify(subject));
  };
  transform({ filename: 'test.css', code: Buffer.from(css), visitor: { Selector } });
  return subjects;
}

for (const part of ['secretariat', 'public-site', 'shell']) {
  test(`no style of ${part} can match outside of it, but the rule that leaves a printed paper alone`, () => {
    const files = readdirSync(join(ROOT, part, 'src'), { recursive: true }).filter((name) => name.endsWith('.css'));
    assert.deepEqual(
      files.filter((name) => name.endsWith('.global.css')),
      part === 'secretariat' ? [join('components', 'paper', 'paper-alone.global.css')] : [],
    );
    const options = part === 'shell' ? { part, others: ['secretariat', 'public-site'] } : { part };
    const name = part === 'shell' ? 'part-secretariat' : `part-${part}`;
    for (const file of files.filter((file) => !file.endsWith('.global.css'))) {
      const css = readFileSync(join(ROOT, part, 'src', file), 'utf8');
      const isOpen = (subject) =>
        !subject.includes(`"${name}"`) && !/"name":"(?:html|body)"|"kind":"root"/.test(subject);
      assert.deepEqual(readSubjects(scopeStyles(css, options)).filter(isOpen), [], file);
    }
  });
}
