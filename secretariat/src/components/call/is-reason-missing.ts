import type { CallError } from 'shared-domain/platform';

/** Whether the server refused because the reason for changing official results is missing. */
export const isReasonMissing = (error: unknown): boolean =>
  ((error as Partial<CallError> | undefined)?.errors ?? []).some(({ path }) => path === '$.reason');
