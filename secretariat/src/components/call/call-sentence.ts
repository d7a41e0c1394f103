import { type ConflictReason, refusalWords, type WireError } from 'shared-domain/contract';
import type { CallError } from 'shared-domain/platform';
import type { TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';

const SENTENCES: Readonly<Record<string, TextKey>> = {
  'network error': 'call.network',
  'too many requests': 'call.tooMany',
  'not found': 'call.notFound',
  'expired token': 'call.expired',
  'invalid request': 'call.invalid',
  INVALID_PARAMETERS: 'call.invalid',
  'invalid parameters': 'call.invalid',
  unauthorized: 'call.unauthorized',
  'short password': 'error.password',
  'common password': 'error.password.common',
  'own password': 'error.password.own',
  'code required': 'call.codeRequired',
  'second factor required': 'call.secondFactor',
  forbidden: 'call.forbidden',
  'address not confirmed': 'call.addressNotConfirmed',
  conflict: 'call.conflict',
  'last owner': 'members.lastOwner',
  'too many organisations': 'org.tooMany',
  'disk full': 'call.diskFull',
  'database damaged': 'call.damaged',
  unavailable: 'call.unavailable',
};

/** Of a conflict, where its reason says more than its id. */
const BY_REASON: Readonly<Partial<Record<ConflictReason, TextKey>>> = {
  held: 'call.held',
  stale: 'call.stale',
  'unofficial results': 'call.unofficial',
  'wind missing': 'call.windMissing',
  'not in the cut': 'call.notInCut',
  'no entries': 'call.noEntries',
  'has results': 'call.hasResults',
  'results missing': 'call.resultsMissing',
  'tie open': 'call.tieOpen',
  'nobody qualified': 'call.nobodyQualified',
  'other sex': 'call.otherSex',
};

const CRITICAL = 'critical error';

interface Refusal {
  /** The sentence for a person. */
  readonly sentence: TextKey;
  /** The call that failed, when the error names it. */
  readonly call: string;
  readonly id: string;
  readonly detail: string;
  /** The first error's sentence without the path that it begins with. */
  readonly words: string;
  readonly reason?: ConflictReason | undefined;
  /** The later act that stands before an undo. */
  readonly act?: WireError['act'] | undefined;
  /** Seconds after which to ask again, where the server says so. */
  readonly retryAfter?: number | undefined;
}

/** Reads what a failed call holds, whatever its shape. */
export function readRefusal(error: unknown): Refusal {
  const { id = 'unknown error', detail = '', retryAfter, errors = [] } = (error ?? {}) as Partial<CallError>;
  const [first] = errors;
  const words = refusalWords(first ?? { detail });
  if (id.startsWith(CRITICAL))
    return { sentence: 'call.critical', call: id.slice(CRITICAL.length).trim(), id, detail, words };
  const reason = first?.reason;
  const sentence = (reason && BY_REASON[reason]) ?? SENTENCES[id] ?? 'call.unknown';
  return { sentence, call: '', id, detail, words, reason, act: first?.act, retryAfter };
}

/** Why a call failed, in the reader's words. */
export function refusalText(error: unknown, t: Translate): string {
  const { sentence, call } = readRefusal(error);
  return t(sentence, { call });
}
