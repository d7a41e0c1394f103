import type { FoldedTrialView, KnownCompetition } from '../live-input/device-view.ts';
import type { WrittenAttempt } from '../live-input/written-attempts.ts';

/** How long a new attempt stays on a board, ms. */
export const ATTEMPT_SHOWN_MS = 6000;

/** The attempt that was said last and is still to be seen; `until` by the server's clock, ms. */
export interface ShownAttempt {
  readonly attempt: WrittenAttempt;
  readonly until: number;
}

/**
 * The newest attempt of a trial, for six seconds after the server had it. One that a device sends hours later is shown for as long: it is
 * news here. A corrected attempt is shown as it stands now.
 */
export function findShownAttempt(
  { facts }: Pick<FoldedTrialView, 'facts'>,
  attempts: readonly WrittenAttempt[],
  seen: Pick<KnownCompetition, 'facts'>,
  at: number,
): ShownAttempt | undefined {
  const newest = facts
    .filter(({ fact }) => fact.kind === 'attempt')
    .toSorted((a, b) => a.arrivalNumber - b.arrivalNumber)
    .at(-1);
  const attempt = attempts.find(({ id }) => id === newest?.fact.id);
  const arrived = seen.facts.find(({ fact }) => fact.id === newest?.fact.id)?.arrived;
  if (attempt === undefined || arrived === undefined) return undefined;
  const until = Date.parse(arrived) + ATTEMPT_SHOWN_MS;
  return at < until ? { attempt, until } : undefined;
}
