import {
  findTrialEvent,
  formatDiscipline,
  formatGroupName,
  formatLocalTime,
  formatRound,
  formatTrialGroup,
  type Language,
} from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

/** What the name of a trial is made of. */
type NamedTrial = Pick<Trial, 'g0' | 'g1' | 'category' | 'round' | 'heat' | 'heats' | 'rounds'> &
  Partial<Pick<Trial, 'dets' | 'group'>>;

/** A name whose number or letter stays on one line with the word before it: «Série 1/2», «Finale A», «Commissaire 3». */
export const joinNumber = (name: string): string => name.replace(/ (?=(?:\d+(?:\/\d+)?|[A-Z])$)/, '\u00a0');

/** The event of a trial as the programme names it; where its name is not known, that of its kind: «100 m Hommes SE», «10 km des Deux Vallées». */
export function formatEventName({ group, ...trial }: NamedTrial, language: Language): string {
  if (group !== undefined && group !== '') return formatTrialGroup({ ...trial, group }, language);
  return formatGroupName(findTrialEvent(trial), language);
}

/** A trial in one line: «100 m Hommes SE – Série 2/4», «Décathlon Hommes – Longueur». */
export const formatTrialName = (trial: NamedTrial, language: Language): string =>
  `${formatEventName(trial, language)} – ${formatTrialNameInGroup(trial, language)}`;

/** A trial among those of its own event: its round, and for a part of a combined event its discipline: «100 m – Série 1/2», «Longueur». */
export function formatTrialNameInGroup(trial: NamedTrial, language: Language): string {
  const round = joinNumber(formatRound(trial, language));
  if (trial.dets?.combined === undefined) return round;
  const discipline = formatDiscipline(trial, language);
  return trial.heats > 1 ? `${discipline} – ${round}` : discipline;
}

/** A text whose distances do not break: `1500 m`. */
export const joinUnit = (text: string): string => text.replace(/(?<=\d) (?=k?m\b)/g, '\u00a0');

/** The name of a trial that breaks only between its parts, so that neither `100 m` nor `Heat 1/2` stands on two lines. */
export const joinWords = (name: string): string =>
  name
    .split(' – ')
    .map((part) => joinUnit(part.replace(/ (?=\S+$)/, '\u00a0')))
    .join(' – ');

/** When a trial is planned, in the time zone of the competition. */
export const formatTrialTime = ({ date }: Pick<Trial, 'date'>, tz: string): string => formatLocalTime(date, tz);
