import { MARK_STATUS } from 'shared-domain';
import {
  countLaps,
  type FoldedTrialView,
  findBoardCount,
  indexStartRows,
  type LapCount,
  type LapDifference,
  type LapRace,
  listLapDifferences,
  listLapFacts,
  startLapCount,
} from 'shared-domain/live-input';

/** The laps of a race as one device counts them, and where others differ. */
export interface Laps {
  readonly own: LapCount;
  /** What the board shows, where it follows another scorer. */
  readonly otherBoard: number | undefined;
  readonly differences: readonly LapDifference[];
  /** When the leader passed last, and how long the lap took, ms. */
  readonly lastLap: number | undefined;
  /** When the bell is expected, ms. */
  readonly bellAt: number | undefined;
}

/** Rows of those who did not start or are out: they pass no more. */
function listOutRows({ sheet, trial }: FoldedTrialView): ReadonlySet<string> {
  const out = [...sheet.state.athleteStatuses].flatMap(([row, { fact }]) =>
    fact.st === MARK_STATUS.dns || fact.st === MARK_STATUS.dnf || fact.st === MARK_STATUS.dq ? [row] : [],
  );
  return new Set([...out, ...Object.keys(trial.fold?.absences ?? {})]);
}

export function readLaps(folded: FoldedTrialView, race: LapRace, device: string, now: number): Laps {
  const { orderedKeys, findRowKey } = indexStartRows(folded.trial.rows);
  const facts = listLapFacts(folded.sheet.state.finishFacts);
  const passed = new Set(facts.map(({ content }) => findRowKey(content)));
  const out = listOutRows(folded);
  const rows = orderedKeys.filter((row) => !out.has(row) || passed.has(row));
  const counts = countLaps(facts, rows, race.passages, findRowKey);
  const own = counts.find((one) => one.device === device) ?? startLapCount(device, rows, race.passages);
  const driving = findBoardCount(counts, now);
  const passages = own.leader?.passages ?? [];
  const [before, last] = [passages.at(-2), passages.at(-1)];
  const lastLap = before === undefined || last === undefined ? undefined : last - before;
  return {
    own,
    otherBoard: driving === undefined || driving.device === device ? undefined : driving.board,
    differences: listLapDifferences(counts, now),
    lastLap,
    bellAt:
      lastLap === undefined || last === undefined || own.board <= 1 ? undefined : last + (own.board - 1) * lastLap,
  };
}
