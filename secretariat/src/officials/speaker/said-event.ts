import { formatEventOfCategory, formatTrialRound } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import type { SpeakerWords } from './speaker-text.ts';

/** «100 m F, finale». */
export const formatSaidEvent = (trial: DeviceTrial, { language }: Pick<SpeakerWords, 'language'>): string =>
  `${formatEventOfCategory(trial, language)} ${formatTrialRound(trial, language).toLocaleLowerCase(language)}`.trim();
