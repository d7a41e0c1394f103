/** Builders for tests: whole wire shapes, each overridden where a test speaks of it. */
export * from './a-challenge.ts';
export * from './a-result-list.ts';
export * from './a-start-row.ts';
export * from './a-trial.ts';
export * from './fake-stream.ts';
