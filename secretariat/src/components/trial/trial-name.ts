import {
  formatCategoryCode,
  formatCodeSex,
  formatDiscipline,
  formatLocalTime,
  formatRound,
  type Language,
} from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

type Named = Pick<Trial, 'g0' | 'g1' | 'category' | 'round' | 'heat' | 'heats' | 'rounds'>;

/** A trial in one line: «100 m M SE – Série 2/4». */
export function trialName(trial: Named, language: Language): string {
  const { category } = trial;
  const what = [
    formatDiscipline(trial, language),
    formatCodeSex(category, language),
    formatCategoryCode(category, language),
  ];
  return `${what.filter(Boolean).join(' ')} – ${formatRound(trial, language)}`;
}

/** When it is planned, in the competition's own time. */
export const trialTime = ({ date }: Pick<Trial, 'date'>, tz: string): string => formatLocalTime(date, tz);
