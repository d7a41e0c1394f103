import {
  type EntryEvent,
  type EventRef,
  formatCategoryCodes,
  formatCategorySex,
  formatDiscipline,
  formatEventName,
  formatSexBesideCode,
  formatShownRound,
  formatTrialGroup,
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

/** A number stays on the line of its unit: «110 m haies», «4 × 100 m». */
const keepUnitsTogether = (text: string): string => text.replace(/(?<=\d) (?=k?m\b)/g, '\u00a0');

/** The name of a discipline, where no group's name is known or wanted. */
export const formatDisciplineText = (event: EventRef, language: Language): string =>
  keepUnitsTogether(formatDiscipline(event, language));

interface EventOfGroup extends NamedEvent {
  /** The name of its group, as it was given. */
  readonly group: string;
  readonly dets?: { readonly hand?: boolean | undefined } | undefined;
}

/** The event of a trial, a group or a mark, as its competition names it: a cross keeps its race's name, a race on the road is in kilometres. */
export const formatPlainEvent = ({ group, ...event }: EventOfGroup, language: Language, kind: Kind): string =>
  formatEventName(group, { ...readEvent(event, kind), category: event.category }, language);

/** The same on a page, where its number stays on the line of its unit. */
export const formatEventText = (event: EventOfGroup, language: Language, kind: Kind): string =>
  keepUnitsTogether(formatPlainEvent(event, language, kind));

function formatRoundLabel(trial: TrialRound, language: Language, kind: Kind): string {
  return keepNumbersTogether(formatShownRound(trial, language, kind));
}

/** Category code and sex: `SE F`; the sex only once, so `W60` in English; of a contest of several: `CA, JU, SE F`. */
export function formatCategoryText({ category, categories }: EntryEvent, language: Language): string {
  const sex =
    categories === undefined ? formatSexBesideCode(category, language) : formatCategorySex(category, language);
  return [formatCategoryCodes(categories ?? [category], language), sex].filter(Boolean).join(' ');
}

/** The round, empty where none is shown; for a part of a combined event, the name of that event. */
export function formatRoundText(trial: TrialRound, language: Language, kind: Kind): string {
  const label = formatRoundLabel(trial, language, kind);
  if (trial.round !== 'c') return label;
  const name = formatTrialGroup(trial, language);
  return trial.heats > 1 ? `${name}\u00a0· ${label}` : name;
}

/** What distinguishes a heat from others of its event: the round, or the discipline in a combined event. */
export function formatHeatText(trial: NamedEvent & TrialRound, language: Language, kind: Kind): string {
  const label = formatRoundLabel(trial, language, kind);
  const name = formatEventText(trial, language, kind);
  if (trial.round !== 'c') return label || name;
  return trial.heats > 1 ? `${name}, ${label.toLowerCase()}` : name;
}

/** «100 m SE F Finale»: for the document's title, captions and shared links. */
export function formatTrialTitle(trial: NamedEvent & TrialRound, language: Language, kind: Kind): string {
  return [
    formatPlainEvent(trial, language, kind),
    formatCategoryText(readEntryEvent(trial), language),
    formatRoundText(trial, language, kind),
  ]
    .filter(Boolean)
    .join(' ');
}

export const formatEventTitle = (
  group: NamedEvent & EntryEvent & { readonly name: string },
  language: Language,
  kind: Kind,
): string =>
  [formatPlainEvent({ ...group, group: group.name }, language, kind), formatCategoryText(group, language)]
    .filter(Boolean)
    .join(' ');
