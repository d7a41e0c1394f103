import { statSync } from 'node:fs';
import { sep } from 'node:path';

/**
 * Order of the test files of a package whose tests run in groups (jest.groups.ts): the groups, which take longest, and after them
 * the files that stay by themselves, the large ones first, so that no runner is left alone at the end.
 */
export default class GroupsFirst {
  sort(tests) {
    const isGroup = ({ path }) => path.includes(`${sep}test-groups${sep}`);
    const size = ({ path }) => statSync(path).size;
    return [...tests].sort((a, b) => isGroup(b) - isGroup(a) || size(b) - size(a));
  }

  shard(tests) {
    return tests;
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
