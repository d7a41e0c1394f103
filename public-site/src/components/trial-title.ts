import {
  formatCategoryCode,
  formatDiscipline,
  formatRound,
  formatSexBesideCode,
  isOutsideStadium,
  readEvent,
} from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { Language } from '../locales/use-text.ts';
import type { ListTrial } from './perf-table/tables/list-view.ts';

type Named = Pick<ListTrial, 'g0' | 'g1' | 'category'>;
type Rounded = Pick<ListTrial, 'g0' | 'g1' | 'heat' | 'heats' | 'rounds' | 'group'> & { readonly round: string };
type Kind = Challenge['kind'] | undefined;

/** A number stays on the line of its word: «Série 1/2». */
const unbroken = (text: string): string => text.replace(/ (?=\d)/g, '\u00a0').replace(/ (?=[A-Z]$)/, '\u00a0');

/** One race of everybody outside a stadium is no final of anything: it has no round to tell. */
const isOnlyRace = (trial: Rounded, kind: Kind): boolean =>
  trial.round === 'f' && trial.heats <= 1 && isOutsideStadium(readEvent(trial, kind));

function labelOf(trial: Rounded, language: Language, kind: Kind): string {
  return isOnlyRace(trial, kind) ? '' : unbroken(formatRound(trial, language));
}

/** Code and sex as the sheets write them, the sex once: `SE F`, and `W60` in English. */
export function categoryText(category: number, language: Language): string {
  return [formatCategoryCode(category, language), formatSexBesideCode(category, language)].filter(Boolean).join(' ');
}

/** The round, empty for a race that has none; for a part of a combined event, the event it belongs to. */
export function roundText(trial: Rounded, language: Language, kind?: Kind): string {
  const label = labelOf(trial, language, kind);
  if (trial.round !== 'c') return label;
  return trial.heats > 1 ? `${trial.group}\u00a0· ${label}` : trial.group;
}

/** What tells a heat from the others of its event: the round, or the discipline of a combined event. */
export function heatText(trial: Named & Rounded, language: Language, kind?: Kind): string {
  const label = labelOf(trial, language, kind);
  const name = formatDiscipline(readEvent(trial, kind), language);
  if (trial.round !== 'c') return label || name;
  return trial.heats > 1 ? `${name}, ${label.toLowerCase()}` : name;
}

/** «100 m SE F Finale»: what a tab, a caption and a share say. */
export function trialTitle(trial: Named & Rounded, language: Language, kind?: Kind): string {
  return [
    formatDiscipline(readEvent(trial, kind), language),
    categoryText(trial.category, language),
    roundText(trial, language, kind),
  ]
    .filter(Boolean)
    .join(' ');
}

export const groupTitle = (group: Named, language: Language): string =>
  [formatDiscipline(group, language), categoryText(group.category, language)].filter(Boolean).join(' ');
