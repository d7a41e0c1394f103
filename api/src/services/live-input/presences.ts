import type { TrialState } from 'shared-domain/live-input';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import type { LiveTrialState } from './live-trial-state.ts';

interface KeyedStarts {
  readonly starts: readonly SentStart[];
  /** Keys of the rows, aligned with the start list. */
  readonly rowKeys: readonly string[];
}

/**
 * Rows whose presence the secretariat wrote by hand since facts gave it, each with the number of the last fact that no longer changes it.
 * @param lastNumber number of the newest fact that had arrived when the row was found changed
 */
export function findDeskChecks(
  { starts, rowKeys }: KeyedStarts,
  before: LiveTrialState | undefined,
  lastNumber: number,
): Readonly<Record<string, number>> {
  const changed = starts.flatMap(({ presence }, at) => {
    const key = rowKeys[at] as string;
    const given = before?.presences?.[key];
    return given === undefined || given.now === presence ? [] : [[key, lastNumber] as const];
  });
  return { ...before?.checked, ...Object.fromEntries(changed) };
}

function setPresence({ presence: _, ...rest }: SentStart, presence: SentStart['presence']): SentStart {
  return presence === undefined ? rest : { ...rest, presence };
}

/**
 * A start list with the presences that facts give its rows; who is scratched stays so. Where facts say nothing any more, a row has again what
 * it had before them, unless the secretariat has written something else since.
 */
export function mergePresences(
  { starts, rowKeys }: KeyedStarts,
  before: LiveTrialState | undefined,
  { checks }: Pick<TrialState, 'checks'>,
): { readonly starts: readonly SentStart[]; readonly presences: NonNullable<LiveTrialState['presences']> } {
  const presences: Record<string, NonNullable<LiveTrialState['presences']>[string]> = {};
  const merged = starts.map((start, at) => {
    const key = rowKeys[at] as string;
    const given = before?.presences?.[key];
    const isGiven = given !== undefined && given.now === start.presence;
    const was = isGiven ? given.was : start.presence;
    const said = checks.get(key)?.presence ?? undefined;
    if (start.presence === 'scratched' || (said === undefined && !isGiven)) return start;
    const now = said ?? was;
    if (said !== undefined) presences[key] = { now: said, ...(was === undefined ? {} : { was }) };
    return now === start.presence ? start : setPresence(start, now);
  });
  return { starts: merged, presences };
}
