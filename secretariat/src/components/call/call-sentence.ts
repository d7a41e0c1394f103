import type { ConflictReason, WireError } from 'shared-domain/contract';
import type { CallError } from 'shared-domain/platform';
import type { TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';
import { formatValuePlace } from './value-place.ts';

const SENTENCES_BY_ID: Readonly<Record<string, TextKey>> = {
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
  'device closed': 'call.deviceClosed',
  'address not confirmed': 'call.addressNotConfirmed',
  conflict: 'call.conflict',
  'last owner': 'members.lastOwner',
  'too many organisations': 'org.tooMany',
  'disk full': 'call.diskFull',
  'database damaged': 'call.damaged',
  'database read only': 'call.readOnly',
  'disk broken': 'call.diskBroken',
  unavailable: 'call.unavailable',
  'too large': 'call.tooLarge',
  'invalid transition': 'call.invalidTransition',
};

/** A conflict's reason tells more than its id. */
const SENTENCES_BY_REASON: Readonly<Record<ConflictReason, TextKey>> = {
  held: 'call.held',
  stale: 'call.stale',
  'on site': 'call.onSite',
  'taken back': 'call.takenBack',
  'handed back': 'call.handedBack',
  'site session ended': 'call.siteSessionEnded',
  'other programme': 'call.otherProgramme',
  'other lists': 'call.otherLists',
  'at home': 'call.atHome',
  'unofficial results': 'call.unofficial',
  'wind missing': 'call.windMissing',
  'without results': 'call.withoutResults',
  'not tied': 'call.notTied',
  'not in the cut': 'call.notInCut',
  'no entries': 'call.noEntries',
  'has results': 'call.hasResults',
  'results missing': 'call.resultsMissing',
  'tie open': 'call.tieOpen',
  'nobody qualified': 'call.nobodyQualified',
  'other sex': 'call.otherSex',
  'lane taken': 'starts.lane.isTaken',
  'bib taken': 'starts.bib.isTaken',
  'entered already': 'call.enteredAlready',
  'has a result': 'call.hasResult',
  'has started': 'call.hasStarted',
  'trial cancelled': 'call.trialCancelled',
  'not listed': 'call.notListed',
  'did not start': 'call.didNotStart',
  'codes over': 'codes.over',
  'member already': 'call.memberAlready',
  'address taken': 'call.addressTaken',
  'person erased': 'call.personErased',
  'kind fixed': 'call.kindFixed',
  'changed since': 'journal.undo.changed',
  'deleted since': 'journal.undo.deleted',
  'there again': 'journal.undo.again',
  'undone already': 'journal.undo.already',
  'too old': 'journal.undo.old',
  'undo dropped': 'journal.undo.dropped.why',
};

/** Ids of errors about one value of the request, which the sentence names. */
const VALUE_ERRORS: readonly string[] = ['invalid request', 'invalid parameters', 'INVALID_PARAMETERS'];

const CRITICAL = 'critical error';

interface Refusal {
  /** The sentence in the reader's language. */
  readonly sentence: TextKey;
  /** The call that failed, when the error names it. */
  readonly call: string;
  readonly id: string;
  readonly detail: string;
  readonly reason?: ConflictReason | undefined;
  /** The later act because of which another cannot be undone. */
  readonly act?: WireError['act'] | undefined;
  /** The oid of the trial that the error is about, where the server names it. */
  readonly trial?: string | undefined;
  /** Seconds after which to ask again, where the server says so. */
  readonly retryAfter?: number | undefined;
}

/** Reads the error of a failed call, whatever its shape. */
export function readRefusal(error: unknown): Refusal {
  const { id = 'unknown error', detail = '', retryAfter, errors = [] } = (error ?? {}) as Partial<CallError>;
  const [first] = errors;
  if (id.startsWith(CRITICAL)) return { sentence: 'call.critical', call: id.slice(CRITICAL.length).trim(), id, detail };
  const reason = first?.reason;
  const sentence = (reason && SENTENCES_BY_REASON[reason]) ?? SENTENCES_BY_ID[id] ?? 'call.unknown';
  return { sentence, call: '', id, detail, reason, act: first?.act, trial: first?.trial, retryAfter };
}

/** The parts of an error from which its sentence is made. */
export interface ErrorSummary {
  readonly id: string;
  readonly reason?: WireError['reason'] | undefined;
  readonly path?: string | undefined;
}

/** One error of an answer in the reader's language, with the name of the value if it is about one. */
export function formatError({ id, reason, path }: ErrorSummary, t: Translate): string {
  const reasonSentence = reason === undefined ? undefined : SENTENCES_BY_REASON[reason];
  const place = reasonSentence === undefined && VALUE_ERRORS.includes(id) ? formatValuePlace(path, t) : '';
  return place === '' ? t(reasonSentence ?? SENTENCES_BY_ID[id] ?? 'call.unknown') : t('call.invalidAt', { place });
}

/** Why a call failed, in the reader's language. */
export function formatRefusal(error: unknown, t: Translate): string {
  const { sentence, call } = readRefusal(error);
  const [first] = ((error ?? {}) as Partial<CallError>).errors ?? [];
  return first === undefined || sentence === 'call.critical' ? t(sentence, { call }) : formatError(first, t);
}
