import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../../../../..');

/** The styles of the other parts of the page, which stay in it after their pages are left. */
const otherStyles = ['public-site', 'shell'].flatMap((part) =>
  readdirSync(join(ROOT, part, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(ROOT, part, 'src', file), 'utf8')),
);

test.each(['EntryTable', 'BarsTable', 'MarkTable'])('no style of a public page touches the table of %s', (name) => {
  const source = readFileSync(join(import.meta.dirname, `${name}.tsx`), 'utf8');
  const classes = /<table className=(.+)>/.exec(source)?.[1]?.match(/(?<=["'`\s])[a-z-]+(?=["'`\s$])/g) ?? [];
  expect(classes).toContain('entry');
  for (const className of classes) {
    for (const css of otherStyles) expect(css).not.toMatch(new RegExp(`\\.${className}(?![\\w-])`));
  }
});
