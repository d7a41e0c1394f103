import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SECTION_7 } from './calls/documented-calls.ts';

const SPECIFICATION = join(__dirname, '..', '..', '..', 'shared', 'spec', 'specification.md');

test('the table of calls has every line of section 7, as it is in the specification', () => {
  const text = readFileSync(SPECIFICATION, 'utf8');
  const section = /^## 7\. Calls$([\s\S]*?)^## 8\./m.exec(text)?.[1] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('- '));
  expect(lines).toEqual(SECTION_7.map(([line]) => line));
});
