import type { Language } from '../text/language.ts';
import type { BoardAddress } from './board-address.ts';

/** How long a board is in one of its languages, ms. */
const LANGUAGE_MS = 16_000;

/** The language of an instant, where a board has several. `own`: of a board whose address names none. */
export function chooseLanguage(
  { languages = [], language, pageMs }: Pick<BoardAddress, 'languages' | 'language' | 'pageMs'>,
  own: Language,
  at: number,
): Language {
  const turn = Math.floor(at / (pageMs === undefined ? LANGUAGE_MS : 2 * pageMs));
  return languages[turn % languages.length] ?? language ?? own;
}
