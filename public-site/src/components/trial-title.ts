import { categoryOf, disciplineName, roundLabel, sexLetter } from 'shared-domain';
import type { Language } from '../locales/use-text.ts';
import type { ListTrial } from './perf-table/list-view.ts';

type Named = Pick<ListTrial, 'g0' | 'g1' | 'category'>;
type Rounded = Pick<ListTrial, 'heat' | 'heats' | 'group'> & { readonly round: string };

/** Code and sex as the sheets write them: `SE F`. */
export function categoryText(category: number, language: Language): string {
  const found = categoryOf(category);
  return [found?.code, sexLetter(category, language)].filter(Boolean).join(' ');
}

/** The round; for a part of a combined event, the event it belongs to. */
export function roundText(trial: Rounded, language: Language): string {
  const label = roundLabel(trial, language);
  if (trial.round !== 'c') return label;
  return trial.heats > 1 ? `${trial.group} · ${label}` : trial.group;
}

/** What tells a heat from the others of its event: the round, or the discipline of a combined event. */
export function heatText(trial: Named & Rounded, language: Language): string {
  const label = roundLabel(trial, language);
  if (trial.round !== 'c') return label;
  const name = disciplineName(trial, language);
  return trial.heats > 1 ? `${name}, ${label.toLowerCase()}` : name;
}

/** «100 m SE F Finale»: what a tab, a caption and a share say. */
export function trialTitle(trial: Named & Rounded, language: Language): string {
  return [disciplineName(trial, language), categoryText(trial.category, language), roundText(trial, language)]
    .filter(Boolean)
    .join(' ');
}

export const groupTitle = (group: Named, language: Language): string =>
  [disciplineName(group, language), categoryText(group.category, language)].filter(Boolean).join(' ');
