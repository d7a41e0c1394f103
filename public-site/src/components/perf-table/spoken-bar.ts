import { failuresIn, isCleared, realMark, spokenMark, type VerticalAttempt } from 'shared-domain';
import type { Language, Translate } from '../../locales/use-text.ts';

/** A cell of the bar grid as a voice says it: «1 mètre 75, franchi au 2e essai». */
export function spokenBar(
  bar: VerticalAttempt,
  event: { readonly g0: number; readonly g1: string },
  language: Language,
  t: Translate,
) {
  const height = spokenMark(realMark(bar.h, 'mm'), event, language);
  return `${height}, ${outcome(bar.r, t)}`;
}

function outcome(r: string, t: Translate): string {
  const failures = failuresIn(r);
  if (isCleared(r)) return t('bar.cleared', { n: t(`bar.nth.${Math.min(failures, 2) as 0 | 1 | 2}`) });
  const fails = failures === 0 ? '' : t(`bar.failures.${Math.min(failures, 3) as 1 | 2 | 3}`);
  const rest = r.endsWith('-') ? t('bar.pass') : r.endsWith('r') ? t('attempt.retired') : '';
  return [fails, rest].filter(Boolean).join(', ');
}
