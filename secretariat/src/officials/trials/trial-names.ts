import { formatDiscipline, formatGroupName, formatRound, type Language, parseTrialUid } from 'shared-domain';
import type { DeviceTrial } from '../sync/seen.ts';

type NamedTrial = Pick<DeviceTrial, 'g0' | 'g1' | 'category' | 'round' | 'heat' | 'heats' | 'rounds' | 'dets'>;

/** The event of a trial: «Perche Femmes», in a combined event its discipline with it. */
export function formatEventName(trial: NamedTrial, language: Language): string {
  const combined = parseTrialUid(trial.dets.combined ?? '');
  if (combined === undefined) return formatGroupName(trial, language);
  return `${formatDiscipline(trial, language)} – ${formatGroupName(combined, language)}`;
}

/** Its round or pool: «Finale», «Série 2/4». */
export const formatTrialRound = (trial: NamedTrial, language: Language): string => formatRound(trial, language);
