import type { DeviceTrial, FoldedTrialView } from '../live-input/device-view.ts';
import { countLaps, findBoardCount, listLapFacts, startLapCount } from '../live-input/lap-count.ts';
import { findLapRace } from '../live-input/lap-race.ts';
import { indexStartRows } from '../live-input/start-rows.ts';

/** What the board of laps shows: what the leader has left, as the scorer says whom the board follows. */
export interface LapPicture {
  readonly state: 'laps' | 'bell' | 'finish';
  readonly left: number;
  /** Laps of the race. */
  readonly count: number;
  readonly leader: DeviceTrial['rows'][number] | undefined;
}

/** The laps that the leader has left. `now`: ms since 1970. `lap`: the length of a lap, m, where it is not the track’s. */
export function describeLaps({ trial, sheet, kind }: FoldedTrialView, now: number, lap?: number): LapPicture {
  const { passages } = findLapRace(trial, kind, lap);
  const { orderedKeys, findRowKey } = indexStartRows(trial.rows);
  const counts = countLaps(listLapFacts(sheet.state.finishFacts), orderedKeys, passages, findRowKey);
  const counted = findBoardCount(counts, now) ?? startLapCount('', orderedKeys, passages);
  const { board, isBell, leader } = counted;
  return {
    state: isBell ? 'bell' : board === 0 ? 'finish' : 'laps',
    left: board,
    count: passages,
    leader: trial.rows.find(({ row }) => row === leader?.row),
  };
}
