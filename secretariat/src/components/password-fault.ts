import type { Translate } from '../locales/use-text.ts';
import { refusalOf } from './call-sentence.ts';

/** What is wrong with a password somebody chose, in the reader's words; undefined where the refusal is of something else. */
export function passwordFault(error: unknown, t: Translate): string | undefined {
  const { id, detail } = refusalOf(error);
  if (id !== 'invalid request' || !detail.startsWith('$.password')) return undefined;
  if (detail.includes('most used')) return t('error.password.common');
  return t(detail.includes('own address') ? 'error.password.own' : 'error.password');
}
