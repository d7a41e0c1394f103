import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const SRC = join(__dirname, '..', 'src');
const FILES = globSync('**/*.ts', { cwd: SRC }).map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

/**
 * Where a statement is written out: tables and their triggers, moves and backups of whole databases with their erasures. None of these is reached by
 * a call. Everything else goes through the query builder, which sends values apart from the statement.
 */
const WRITTEN_OUT = /^store\/((migrations|sqlite|postgres|move)\/|lists\/stored-erasures\.ts$)/;

const lines = (pattern: RegExp): string[] =>
  FILES.filter(({ file }) => !WRITTEN_OUT.test(file)).flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

describe('SQL', () => {
  test('is looked for in all of the server', () => {
    expect(FILES.length).toBeGreaterThan(150);
    expect(FILES.filter(({ file }) => WRITTEN_OUT.test(file)).length).toBeGreaterThan(10);
  });

  test('is never put together as text where calls come by', () => {
    expect(lines(/\bsql\.(raw|lit|id)\b|\bexecuteQuery\b|CompiledQuery|\.prepare\(|\.(exec|query)\(\s*[`'"]/)).toEqual(
      [],
    );
  });

  test('is not written in strings, but where the builder takes the values out of them', () => {
    expect(
      lines(/(?<!\bsql(?:<.+>)?)['"`]\s*(select\s.+\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\s/i),
    ).toEqual([]);
  });

  test('goes to a database by the store only', () => {
    const drivers = /from '(pg|better-sqlite3)'/;
    expect(
      FILES.filter(({ text }) => drivers.test(text))
        .map(({ file }) => file)
        .filter((file) => !WRITTEN_OUT.test(file)),
    ).toEqual(['store/list-own-tables.ts']);
  });
});
