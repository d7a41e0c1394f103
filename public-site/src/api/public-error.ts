import type { TextKey } from '../locales/fr.ts';

/** An error of a call: the text shown to the reader, and the codes for whoever has to fix it. */
export interface PublicError {
  readonly id: string;
  readonly detail: string;
  readonly call?: string | undefined;
  readonly sentence: TextKey;
}

const CRITICAL_PREFIX = 'critical error';

function findSentence(id: string): TextKey {
  if (id === 'network error') return 'error.network';
  if (id.startsWith(CRITICAL_PREFIX)) return 'error.critical';
  if (id === 'not found') return 'error.notFound';
  if (id === 'too many requests') return 'error.tooMany';
  if (id === 'unavailable') return 'error.busy';
  return 'error.unknown';
}

/** Reads the error of a query, whatever its shape; never throws. */
export function readPublicError(error: unknown): PublicError {
  const first = findFirstError(error);
  const id = first.id ?? 'unknown error';
  return {
    id,
    detail: first.detail ?? '',
    call: id.startsWith(CRITICAL_PREFIX) ? id.slice(CRITICAL_PREFIX.length).trim() || undefined : undefined,
    sentence: findSentence(id),
  };
}

/** Whether the same call is likely to be answered a moment later. */
export const isTemporary = ({ id }: PublicError): boolean =>
  id === 'network error' || id === 'unavailable' || id === 'too many requests';

export const isNotFound = (error: unknown): boolean => findFirstError(error).id === 'not found';

interface LooseError {
  readonly id?: string | undefined;
  readonly detail?: string | undefined;
}

function findFirstError(error: unknown): LooseError {
  if (typeof error !== 'object' || error === null) return {};
  const { id, detail, errors, message } = error as Record<string, unknown>;
  if (Array.isArray(errors)) return findFirstError(errors[0]);
  return {
    id: typeof id === 'string' ? id : typeof message === 'string' ? message : undefined,
    detail: typeof detail === 'string' ? detail : undefined,
  };
}
