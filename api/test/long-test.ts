import { test } from '@jest/globals';

/** Defines a test of the long run (FOULEE_LONG=1) only. */
export const longTest = (title: string, body: () => Promise<void> | void, timeout?: number): void => {
  if (process.env.FOULEE_LONG === '1') test(title, body, timeout);
};
