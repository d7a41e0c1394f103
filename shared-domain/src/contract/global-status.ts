/** The global status at the start (P3.13). */
export const INITIAL_STATUS = 0;

/** The global status once a token has expired (P4.6). */
export const EXPIRED_STATUS = 11;

/** Id of the error that reports an expired token (P8.1). */
const EXPIRED_TOKEN = 'expired token';

/**
 * The global status after an answer with errors (P4.6 and P8.1): 11 where `expired token` is the only error, else
 * unchanged.
 * @example statusAfterErrors(0, [{ id: 'expired token' }]) // 11
 */
export function statusAfterErrors(status: number, errors: readonly { readonly id: string }[]): number {
  return errors.length === 1 && errors[0]?.id === EXPIRED_TOKEN ? EXPIRED_STATUS : status;
}
