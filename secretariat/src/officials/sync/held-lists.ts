import { HIDDEN_ATHLETE, isHiddenAthlete } from 'shared-domain';
import type { ScreenCue } from 'shared-domain/contract';
import type { DeviceTrial, KnownCompetition } from 'shared-domain/live-input';
import { readNewKeys } from '../desk/desk-changes.ts';

/** What lists say, and what is withheld of them. */
type Lists = Pick<KnownCompetition, 'trials' | 'withheld' | 'pictures'>;

/** The lists of a frozen screen as they were at its instant, under the names of now. */
export interface HeldLists extends Lists {
  readonly since: string;
}

type Row = DeviceTrial['rows'][number];

/** A row as it was, which has the key `newKey` now; whoever is hidden now, or is in no list any more, has no name. */
function hideRow(row: Row, newKey: string, now: DeviceTrial['rows']): Row {
  const listed =
    now.find((one) => one.row === newKey) ?? now.find(({ last, first }) => last === row.last && first === row.first);
  if (listed === undefined || isHiddenAthlete(listed)) return { ...row, ...HIDDEN_ATHLETE, members: listed?.members };
  return row.members === undefined ? row : { ...row, members: listed.members };
}

/** A trial as it was; undefined where there is none any more. */
const hideRows = (held: DeviceTrial, trials: readonly DeviceTrial[]): DeviceTrial[] => {
  const now = trials.find(({ oid }) => oid === held.oid);
  if (now === undefined) return [];
  const findKey = readNewKeys(held, now);
  return [{ ...held, rows: held.rows.map((row) => hideRow(row, findKey(row.row), now.rows)) }];
};

/** Whether a list was changed after an instant. */
export const isChangedSince = ({ updated }: DeviceTrial, since: string): boolean =>
  Date.parse(updated) > Date.parse(since);

/**
 * What a screen that is told to freeze holds: a list that changed since the instant as the screen had it before, every other one as it is.
 * It stays the same as long as the screen is told the same, but for names that are hidden. Undefined for a screen that is not frozen.
 */
export function holdLists(
  held: HeldLists | undefined,
  cue: ScreenCue | undefined,
  before: Lists | undefined,
  now: Lists,
): HeldLists | undefined {
  if (cue?.act !== 'freeze') return undefined;
  const { since } = cue;
  const isSame = held?.since === since;
  const findThen = (trial: DeviceTrial): DeviceTrial =>
    isChangedSince(trial, since) ? (before?.trials.find(({ oid }) => oid === trial.oid) ?? trial) : trial;
  const { withheld, pictures } = isSame ? held : (before ?? now);
  const trials = isSame ? held.trials : now.trials.map(findThen);
  const shown = new Set(now.pictures?.map(({ id }) => id));
  return {
    since,
    trials: trials.flatMap((trial) => hideRows(trial, now.trials)),
    withheld,
    pictures: pictures?.filter(({ id }) => shown.has(id)),
  };
}
