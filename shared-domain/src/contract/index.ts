/** Calls, errors and types that all programs share. The schemas are a separate entry (`contract/schemas`). */

export * from './aside.ts';
export * from './conflict-reasons.ts';
export * from './cut-text.ts';
export * from './embed-height.ts';
export * from './errors.ts';
export * from './fact-faults.ts';
export * from './file-messages.ts';
export { EXPIRED_STATUS } from './global-status.ts';
export * from './limits.ts';
export * from './module-paths.ts';
export * from './paths.ts';
export * from './public-pages.ts';
export * from './screens-for-all.ts';
export * from './site-origin.ts';
export type * from './types.ts';
