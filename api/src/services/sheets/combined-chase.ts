import {
  createMark,
  findCategory,
  findMarkForPoints,
  findUnit,
  hasOwnPartScale,
  isFinished,
  isMark,
  listLastEventChases,
  WA_COMBINED_2001,
} from 'shared-domain';
import type { CombinedPart, ResultRow, StartRow, Trial } from 'shared-domain/contract';
import { listAthleteKeys } from '../../presenters/combined.ts';

type Chase = NonNullable<ResultRow['chase']>;

/** What an athlete is taken to achieve in the last part: the mark already made, else the season's best, else the personal best. */
type Expectation = Pick<Chase, 'rival' | 'by'>;

/** The part to come, while it is the only one that is not over. */
export function findLastPart(parts: readonly CombinedPart[]): CombinedPart | undefined {
  const last = parts.at(-1);
  const areOthersOver = parts.length > 1 && parts.slice(0, -1).every(({ status }) => isFinished(status));
  return last !== undefined && areOthersOver && !isFinished(last.status) ? last : undefined;
}

type StartByKey = ReadonlyMap<string, StartRow>;

function findExpectation(row: ResultRow, part: CombinedPart, startByKey: StartByKey): Expectation | undefined {
  const done = row.cells?.at(-1)?.prf;
  if (done !== undefined && isMark(done)) return { rival: done, by: 'mark' };
  const start = listAthleteKeys(row)
    .map((key) => startByKey.get(key))
    .find((found) => found !== undefined);
  const { pb, sb } = start?.pe ?? {};
  const best = sb ?? pb;
  return best === undefined
    ? undefined
    : { rival: createMark(best, findUnit(part)), by: sb === undefined ? 'pb' : 'sb' };
}

/** Adds to the rows of a combined event what passes the athlete ahead in its last part; `starts` are the start lists of that part. */
export function addChases(
  rows: readonly ResultRow[],
  { category }: Trial,
  part: CombinedPart,
  starts: readonly StartRow[],
): ResultRow[] {
  const sex = findCategory(category)?.sex;
  if (hasOwnPartScale(category) || (sex !== 1 && sex !== 2)) return [...rows];
  const startByKey = new Map(starts.flatMap((start) => listAthleteKeys(start).map((key) => [key, start] as const)));
  const expectations = rows.map((row) => findExpectation(row, part, startByKey));
  const chasers = rows.map(({ prf, cells = [] }, index) => {
    const before = cells.slice(0, -1);
    if (!isMark(prf) || before.some((cell) => cell === null)) return undefined;
    const points = before.reduce((sum, cell) => sum + (cell?.pts ?? 0), 0);
    return { points, mark: expectations[index]?.rival };
  });
  const chases = listLastEventChases(chasers, part, sex, (event, ofSex, points) =>
    findMarkForPoints(WA_COMBINED_2001, event, ofSex, points),
  );
  return rows.map((row, index) => {
    const chase = chases[index];
    const rival = rows[chase?.rival ?? -1];
    const expectation = expectations[chase?.rival ?? -1];
    if (chase === undefined || rival === undefined || expectation === undefined) return row;
    const isDone = row.cells?.at(-1) !== null;
    if (isDone) return row;
    const { last, first } = rival;
    return { ...row, chase: { last, first, ...expectation, mark: chase.mark } };
  });
}
