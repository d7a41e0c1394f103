import type { VerticalAttempt } from '../performance/attempts.ts';
import { speakHeight } from '../performance/spoken-mark.ts';
import type { Language } from '../text/language.ts';
import { countFailures, isCleared } from './vertical-countback.ts';

const BAR_WORDS = {
  fr: {
    cleared: ['franchi au 1er essai', 'franchi au 2e essai', 'franchi au 3e essai'],
    failures: ['', 'un échec', 'deux échecs', 'trois échecs'],
    pass: 'impasse',
    retired: 'abandon',
    jumpOff: 'barrage',
  },
  en: {
    cleared: ['cleared at the 1st attempt', 'cleared at the 2nd attempt', 'cleared at the 3rd attempt'],
    failures: ['', 'one failure', 'two failures', 'three failures'],
    pass: 'pass',
    retired: 'retired',
    jumpOff: 'jump-off',
  },
} as const;

function listAttemptWords(r: string, language: Language): string[] {
  const words = BAR_WORDS[language];
  const failures = countFailures(r);
  if (isCleared(r)) return [words.cleared[failures] ?? ''];
  const lastAttempt = r.endsWith('-') ? words.pass : r.endsWith('r') ? words.retired : '';
  return [words.failures[failures] ?? '', lastAttempt];
}

/**
 * The attempts at one bar in spoken words: the height, the outcome, and whether it is a jump-off. Attempts that are not as in Q14
 * give only the height.
 * @example speakBar({ h: 1750, r: 'xo' }, 'fr') // '1 mètre 75, franchi au 2e essai'
 */
export function speakBar({ h, r, j }: VerticalAttempt, language: Language): string {
  const parts = [
    speakHeight(h, language),
    ...listAttemptWords(r, language),
    j === true ? BAR_WORDS[language].jumpOff : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
