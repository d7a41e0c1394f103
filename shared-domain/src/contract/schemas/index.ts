/** Schemas of every body and answer, for the API: validation, types and the OpenAPI page have this one source. */
export * from './accounts.ts';
export * from './answers.ts';
export * from './cards-teams.ts';
export * from './challenge.ts';
export * from './common.ts';
export * from './documents.ts';
export * from './entry.ts';
export * from './files.ts';
export * from './live-input.ts';
export * from './organisations.ts';
export * from './reference.ts';
export * from './search.ts';
export * from './secretariat.ts';
export * from './seeding.ts';
export * from './standings.ts';
export * from './trial.ts';
export * from './upload.ts';
