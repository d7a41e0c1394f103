import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project.mjs';

const HEADER = /\| exports +\|/;

/** Pages with tables of rules: for each its exports, the place where a user meets it, and its test. */
export const RULE_PAGES = ['technical-rules.md', 'specification.md'];

/**
 * Lines of a page's tables: subject, exports, place where a user meets the rule, path and title of the test. A line without a
 * test says instead why there is none, and has no path.
 */
export function readRuleLines(page, root = ROOT) {
  return readFileSync(join(root, 'shared-domain', 'docs', page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !HEADER.test(line))
    .map((line) => line.replaceAll('\\|', '\u0000').split('|').slice(1, -1))
    .map((cells) =>
      cells.map((cell) =>
        cell
          .trim()
          .replaceAll('\u0000', '|')
          .replace(/\\([*<])/g, '$1'),
      ),
    )
    .map(([about, exported, where, proof]) => {
      const [, path, title] = /^`([^`]+)`: (.+)$/.exec(proof ?? '') ?? [];
      return { about, exported, where, path, title };
    });
}

/** The names that a cell writes between backquotes. @example namesOf('`packFlag`, `judgeFalseStarts({ combined: true })`') // ['packFlag', 'judgeFalseStarts'] */
export const namesOf = (exported) => [...exported.matchAll(/`(\w+)[^`]*`/g)].map(([, name]) => name);
