import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test('every style sheet of the public site comes with its first page', () => {
  const source = readFileSync(join(__dirname, 'styles.ts'), 'utf8');
  const sheets = readdirSync(__dirname, { recursive: true }).filter((name) => String(name).endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.filter((name) => !source.includes(`'./${String(name).replaceAll('\\', '/')}'`))).toEqual([]);
});
