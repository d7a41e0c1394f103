import {
  formatDiscipline,
  formatGroupName,
  formatLocalTime,
  formatRound,
  type Language,
  parseTrialUid,
} from 'shared-domain';
import type { Trial } from 'shared-domain/contract';

type Named = Pick<Trial, 'g0' | 'g1' | 'category' | 'round' | 'heat' | 'heats' | 'rounds'> &
  Partial<Pick<Trial, 'dets'>>;

/** A trial in one line, its event as the programme names it: «100 m Hommes SE – Série 2/4», «Décathlon Hommes – Longueur». */
export function formatTrialName(trial: Named, language: Language): string {
  const whole = parseTrialUid(trial.dets?.combined ?? '');
  return `${formatGroupName(whole ?? trial, language)} – ${formatTrialNameInGroup(trial, language)}`;
}

/** A trial among those of its own event: its round, and for a part of a combined event its discipline: «100 m – Série 1/2», «Longueur». */
export function formatTrialNameInGroup(trial: Named, language: Language): string {
  const round = formatRound(trial, language);
  if (trial.dets?.combined === undefined) return round;
  const discipline = formatDiscipline(trial, language);
  return trial.heats > 1 ? `${discipline} – ${round}` : discipline;
}

/** When a trial is planned, in the time zone of the competition. */
export const formatTrialTime = ({ date }: Pick<Trial, 'date'>, tz: string): string => formatLocalTime(date, tz);
