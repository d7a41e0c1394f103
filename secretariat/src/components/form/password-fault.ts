import type { ErrorId } from 'shared-domain/contract';
import type { TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';
import { refusalOf } from '../call/call-sentence.ts';

const FAULTS: ReadonlyMap<string, TextKey> = new Map<ErrorId, TextKey>([
  ['short password', 'error.password'],
  ['common password', 'error.password.common'],
  ['own password', 'error.password.own'],
]);

/** What is wrong with a password somebody chose, in the reader's words; undefined where the refusal is of something else. */
export function passwordFault(error: unknown, t: Translate): string | undefined {
  const fault = FAULTS.get(refusalOf(error).id);
  return fault === undefined ? undefined : t(fault);
}
