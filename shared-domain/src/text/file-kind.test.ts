import { expect, test } from '@jest/globals';
import { findFileKind } from './file-kind.ts';

test.each([
  ['PK\u0003\u0004\u0014', 'XLSX'],
  ['%PDF-1.7', 'PDF'],
  ['<?xml version="1.0"?>', 'XML'],
  ['\n<meldung>', 'XML'],
  ['{"trialsData":[]}', 'JSON'],
  ['I;Kerbrat;Lou;;F;;BRE;Brest (Elorn);;8;;', 'Hy-Tek'],
  ['Bib;Name;Time', undefined],
  ['D;Name;Time', undefined],
  ['', undefined],
])('a file that begins with %j is %s', (start, kind) => {
  expect(findFileKind(start)).toBe(kind);
});
