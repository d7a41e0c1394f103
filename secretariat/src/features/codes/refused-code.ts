import { refusalOf } from '../../components/call/call-sentence.ts';
import type { Translate } from '../../locales/use-text.ts';

/** Why no code was made: the only conflict is that the competition's codes have come to their end. */
export function refusedSentence(error: unknown, t: Translate): string {
  const { sentence, call, id } = refusalOf(error);
  return id === 'conflict' ? t('codes.over') : t(sentence, { call });
}
