/** Wire truth for every program of the project: calls, errors and types. The schemas are a separate entry (`contract/schemas`). */

export * from './conflict-reasons.ts';
export * from './cut-text.ts';
export * from './document-limits.ts';
export type * from './entry-types.ts';
export * from './errors.ts';
export * from './file-messages.ts';
export type * from './file-types.ts';
export type * from './live-input-types.ts';
export * from './module-paths.ts';
export type * from './organisation-types.ts';
export * from './passwords.ts';
export * from './paths.ts';
export * from './public-pages.ts';
export type * from './secretariat-types.ts';
export type * from './types.ts';
