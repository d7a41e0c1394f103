import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/project.mjs';

/** The parts of a text's key that say that something is destroyed. */
const DESTROYS = /\b(remove|delete|erase|clear|revoke|hide|leave|cancel)\b/;

/** The questions of the applications: the texts of their buttons, and whether they are destructive. */
function listQuestions() {
  const files = globSync(join(ROOT, '{secretariat,public-site,shell}/src/**/*.{ts,tsx}')).filter(
    (path) => !path.includes('.test.'),
  );
  return files.flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const blocks = [...source.matchAll(/confirm\(\{(.*\}\);|[\s\S]*?\n\s*\}\))/g)].map(([, block]) => block);
    return blocks.flatMap((block) => {
      const [, key] = /action: t\('([^']+)'/.exec(block) ?? [];
      return key === undefined ? [] : [{ path, key, isDestructive: block.includes('destructive: true') }];
    });
  });
}

test('Every question about something that is destroyed says so, and has the focus on «Annuler» (P5.10)', () => {
  const questions = listQuestions();
  const destroying = questions.filter(({ key }) => DESTROYS.test(key));
  assert.ok(destroying.length >= 9, `${destroying.length} questions found`);
  assert.deepEqual(
    destroying.filter(({ isDestructive }) => !isDestructive),
    [],
  );
});
