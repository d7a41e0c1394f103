import { readEvent } from '../discipline/challenge-event.ts';
import { isOutsideStadium } from '../discipline/event-ref.ts';
import type { Language } from '../text/language.ts';
import { formatRound, type RoundContext } from './round-label.ts';

interface TrialRound extends RoundContext {
  readonly g0: number;
  readonly g1: string;
}

/**
 * The only race of an event outside the stadium: «Finale» would be wrong, so its round is not shown.
 * @param kind of its competition
 * @example isOnlyRace({ g0: 10_000, g1: '0', round: 'f', heats: 1 }, 'road') // true
 */
export function isOnlyRace(
  trial: Pick<TrialRound, 'g0' | 'g1' | 'round' | 'heats'>,
  kind: string | undefined,
): boolean {
  return trial.round === 'f' && trial.heats <= 1 && isOutsideStadium(readEvent(trial, kind));
}

/**
 * The round and heat of a trial as a reader sees them: empty for the only race of an event outside the stadium.
 * @param kind of its competition
 * @example formatShownRound({ g0: 10_000, g1: '0', round: 'f', heat: 1, heats: 1, rounds: 1 }, 'fr', 'road') // ''
 */
export function formatShownRound(trial: TrialRound, language: Language, kind: string | undefined): string {
  return isOnlyRace(trial, kind) ? '' : formatRound(trial, language);
}
