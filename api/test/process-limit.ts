import { jest } from '@jest/globals';

/** A test that starts processes, or threads, waits for them on a machine that may be busy: that is no fault of the product, ms. */
export const PROCESS_LIMIT = 120_000;
const ROUND_LIMIT = 20_000;

/** Gives the tests of a file, and what stands before and after them, time to start processes; more of it for each round. */
export function allowForProcesses(rounds = 0): void {
  jest.setTimeout(PROCESS_LIMIT + rounds * ROUND_LIMIT);
}
