import { createEventMatcher } from 'shared-domain';
import { type Check, type CheckContext, matchesCheck } from '../../../components/trial/checks.ts';
import type { Line } from './line.ts';

/** The filters of the table; an empty text means no filter. */
export interface Filters {
  readonly day: string;
  readonly family: string;
  readonly sex: string;
  readonly status: string;
  readonly check: Check | '';
  readonly words: string;
}

/** The lines that all filters keep. */
export function filterLines(lines: readonly Line[], filters: Filters, context: CheckContext): readonly Line[] {
  const { day, family, sex, status, check, words } = filters;
  const hasWords = createEventMatcher(words);
  return lines.filter((line) => {
    const { trial } = line;
    if (day !== '' && line.day !== day) return false;
    if (family !== '' && String(line.family) !== family) return false;
    if (sex !== '' && line.sex !== sex) return false;
    if (status !== '' && String(trial.status) !== status) return false;
    if (check !== '' && !matchesCheck(check, trial, context)) return false;
    return hasWords(line.words) || trial.uid === words.trim();
  });
}
