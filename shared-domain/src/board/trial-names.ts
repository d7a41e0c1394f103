import { formatCategory, formatCategoryCodes, formatCategorySex } from '../category/category-code.ts';
import { formatDiscipline } from '../discipline/discipline-name.ts';
import { formatGroupName } from '../discipline/group-name.ts';
import type { DeviceTrial } from '../live-input/device-view.ts';
import { formatRound } from '../round/round-label.ts';
import type { Language } from '../text/language.ts';
import { findTrialEvent } from '../trial/trial-group.ts';

type NamedTrial = Pick<DeviceTrial, 'g0' | 'g1' | 'category' | 'round' | 'heat' | 'heats' | 'rounds' | 'dets'>;

/** The event of a trial: «Perche Femmes», in a combined event its discipline with it. */
export function formatEventName(trial: NamedTrial, language: Language): string {
  const group = formatGroupName(findTrialEvent(trial), language);
  return trial.dets.combined === undefined ? group : `${formatDiscipline(trial, language)} – ${group}`;
}

/** The event in as few letters as a strip of LED has: «100 m F». */
export const formatEventShort = (trial: NamedTrial, language: Language): string =>
  `${formatDiscipline(trial, language)} ${formatCategorySex(trial.category, language)}`.trim();

/** Seniors, men, women and mixed: their events have no other mark than the sex. */
const SENIOR_CATEGORIES: readonly number[] = [55, 56, 1055];

/** The event as an announcer tells it from the same one of another age: «100 m F», «Perche CAF», «Poids TCM (CA, JU)». */
export function formatEventOfCategory(trial: NamedTrial, language: Language): string {
  const { category, dets } = trial;
  if (SENIOR_CATEGORIES.includes(category)) return formatEventShort(trial, language);
  const codes = formatCategoryCodes(dets.categories ?? [], language);
  return [formatDiscipline(trial, language), formatCategory(category, language), codes && `(${codes})`]
    .filter(Boolean)
    .join(' ');
}

/** Its round or pool: «Finale», «Série 2/4». */
export const formatTrialRound = (trial: NamedTrial, language: Language): string => formatRound(trial, language);
