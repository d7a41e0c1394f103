/** Builders for tests: complete wire objects with overrides, fake streams, spoiled files. */
export * from './a-challenge.ts';
export * from './a-result-list.ts';
export * from './a-start-row.ts';
export * from './a-trial.ts';
export * from './fake-stream.ts';
export * from './files/encode-file.ts';
export * from './files/file-tally.ts';
export * from './files/spoiled-files.ts';
export * from './files/table-shapes.ts';
export * from './files/timing-shapes.ts';
export * from './files/tree-shapes.ts';
export * from './files/unknown-words.ts';
