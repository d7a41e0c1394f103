import { jest } from '@jest/globals';

/** ms for a test that starts processes or threads, even on a busy machine. */
export const PROCESS_LIMIT = 120_000;
const ROUND_LIMIT = 20_000;

/** Gives the tests and hooks of a file time to start processes, and more for each round of them. */
export function allowForProcesses(rounds = 0): void {
  jest.setTimeout(PROCESS_LIMIT + rounds * ROUND_LIMIT);
}
