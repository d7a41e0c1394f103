import {
  type EntryEvent,
  type EventRef,
  formatCategoryCodes,
  formatCategorySex,
  formatDiscipline,
  formatEventName,
  formatRound,
  formatSexBesideCode,
  formatTrialGroup,
  isOutsideStadium,
  readEntryEvent,
  readEvent,
} from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { Language } from '../locales/use-text.ts';
import type { ListTrial } from './perf-table/tables/list-trial.ts';

type NamedEvent = Pick<ListTrial, 'g0' | 'g1' | 'category'>;
type TrialRound = Pick<ListTrial, 'g0' | 'g1' | 'category' | 'heat' | 'heats' | 'rounds' | 'group'> &
  Partial<Pick<ListTrial, 'dets'>> & { readonly round: string };
type Kind = Challenge['kind'] | undefined;

/** No-break spaces keep a number or letter on the line of its word: «Série 1/2». */
const keepNumbersTogether = (text: string): string =>
  text.replace(/ (?=\d)/g, '\u00a0').replace(/ (?=[A-Z]$)/, '\u00a0');

/** The name of a discipline, whose number stays on the line of its unit: «110 m haies», «4 × 100 m». */
export const formatDisciplineText = (event: EventRef, language: Language): string =>
  formatDiscipline(event, language).replace(/(?<=\d) (?=k?m\b)/g, '\u00a0');

/** The only race of an event outside the stadium: «Finale» would be wrong, so its round is not shown. */
const isOnlyRace = (trial: TrialRound, kind: Kind): boolean =>
  trial.round === 'f' && trial.heats <= 1 && isOutsideStadium(readEvent(trial, kind));

function formatRoundLabel(trial: TrialRound, language: Language, kind: Kind): string {
  return isOnlyRace(trial, kind) ? '' : keepNumbersTogether(formatRound(trial, language));
}

/** Category code and sex: `SE F`; the sex only once, so `W60` in English; of a contest of several: `CA, JU, SE F`. */
export function formatCategoryText({ category, categories }: EntryEvent, language: Language): string {
  const sex =
    categories === undefined ? formatSexBesideCode(category, language) : formatCategorySex(category, language);
  return [formatCategoryCodes(categories ?? [category], language), sex].filter(Boolean).join(' ');
}

/** The round, empty where none is shown; for a part of a combined event, the name of that event. */
export function formatRoundText(trial: TrialRound, language: Language, kind?: Kind): string {
  const label = formatRoundLabel(trial, language, kind);
  if (trial.round !== 'c') return label;
  const name = formatTrialGroup(trial, language);
  return trial.heats > 1 ? `${name}\u00a0· ${label}` : name;
}

/** What distinguishes a heat from others of its event: the round, or the discipline in a combined event. */
export function formatHeatText(trial: NamedEvent & TrialRound, language: Language, kind?: Kind): string {
  const label = formatRoundLabel(trial, language, kind);
  const name = formatDisciplineText(readEvent(trial, kind), language);
  if (trial.round !== 'c') return label || name;
  return trial.heats > 1 ? `${name}, ${label.toLowerCase()}` : name;
}

/** «100 m SE F Finale»: for the document's title, captions and shared links. */
export function formatTrialTitle(trial: NamedEvent & TrialRound, language: Language, kind?: Kind): string {
  return [
    formatEventName(trial.group, { ...readEvent(trial, kind), category: trial.category }, language),
    formatCategoryText(readEntryEvent(trial), language),
    formatRoundText(trial, language, kind),
  ]
    .filter(Boolean)
    .join(' ');
}

export const formatEventTitle = (
  group: NamedEvent & EntryEvent & { readonly name: string },
  language: Language,
): string =>
  [formatEventName(group.name, group, language), formatCategoryText(group, language)].filter(Boolean).join(' ');
