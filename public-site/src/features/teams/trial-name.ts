import type { Challenge, Trial } from 'shared-domain/contract';
import { formatEventText, formatHeatText } from '../../components/trial-title.ts';
import type { Language } from '../../locales/use-text.ts';

/** The event and the round or heat of a trial; of a part of a combined event the part, with its heat where there are several. */
export function formatTrialName(trial: Trial, language: Language, kind: Challenge['kind'] | undefined): string {
  const event = formatEventText(trial, language, kind);
  const heat = formatHeatText(trial, language, kind);
  if (trial.round === 'c') return heat;
  return heat === event ? event : `${event}, ${heat}`;
}
