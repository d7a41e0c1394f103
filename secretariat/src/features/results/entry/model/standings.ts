import {
  findEntryParticipation,
  findParticipation,
  findWalkResult,
  formatListRank,
  judgeWalkCards,
  MARK_STATUS,
  type Performance,
  type RankInput,
  rankResults,
} from 'shared-domain';
import { type Draft, hasOpenQuestion } from '../../../../api/marks/draft.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import type { Grid } from './row-edit.ts';

/** Mark and rank of a line: by what was typed, if readable (`isDraft`), else the server's result. */
export interface Standing {
  readonly prf: Performance | undefined;
  readonly rank: number | undefined;
  /** The rank as it is shown, and the server's within the category and the sex; empty without one. */
  readonly place: string;
  readonly categoryPlace: string;
  readonly sexPlace: string;
  readonly isDraft: boolean;
}

export const isSameStanding = (a: Standing, b: Standing): boolean =>
  a.place === b.place &&
  a.categoryPlace === b.categoryPlace &&
  a.sexPlace === b.sexPlace &&
  a.rank === b.rank &&
  a.isDraft === b.isDraft &&
  a.prf?.v === b.prf?.v &&
  a.prf?.z === b.prf?.z &&
  a.prf?.st === b.prf?.st;

/**
 * Marks and ranks by row. Without drafts the ranks are the server's; else all rows are ranked here, until the server answers.
 * An unconfirmed mark has no rank.
 */
export function findStandings(
  lines: readonly Line[],
  drafts: ReadonlyMap<string, Draft>,
  { event, penaltyMs }: Pick<Grid, 'event' | 'penaltyMs'>,
): ReadonlyMap<string, Standing> {
  const rows = lines.map((line) => {
    const draft = drafts.get(line.row);
    const { prf, attempts, walk = line.result?.walk } = draft?.fields ?? {};
    const penalty = walk == null || penaltyMs === undefined ? undefined : judgeWalkCards(walk, { penaltyMs });
    return {
      line,
      prf: prf ?? line.result?.prf,
      attempts: attempts ?? line.result?.attempts,
      isDraft: prf !== undefined,
      isPenaltyDraft: draft?.fields.walk !== undefined,
      penalty,
      hasQuestion: draft !== undefined && hasOpenQuestion(draft),
    };
  });
  const hasDrafts = rows.some(({ isDraft, isPenaltyDraft }) => isDraft || isPenaltyDraft);
  const noResult: RankInput = { prf: { st: MARK_STATUS.dash } };
  const inputs = rows.map(({ line, prf = noResult.prf, attempts, hasQuestion, penalty }) => {
    if (hasQuestion) return noResult;
    // Cards alone do not disqualify: the penalty is added, and the referee's DQ is typed.
    const rankedMark = penalty === undefined ? prf : findWalkResult(prf, { addedMs: penalty.addedMs });
    const standing = line.result === undefined ? 'ranked' : findParticipation(line.result, lines.length);
    const entryStanding = standing === 'ranked' ? findEntryParticipation(line.start?.flg) : standing;
    return { prf: rankedMark, attempts, standing: entryStanding } as RankInput;
  });
  const ranks = hasDrafts ? rankResults(inputs, event) : [];
  const resultCount = lines.filter(({ result }) => result !== undefined).length;
  const listLength = hasDrafts ? lines.length : resultCount;
  return new Map(
    rows.map(({ line, prf, isDraft }, index) => {
      const rank = hasDrafts && line.result?.override === undefined ? ranks[index]?.rank : line.result?.rank;
      const place = formatListRank(rank, listLength);
      const categoryPlace = isDraft ? '' : formatListRank(line.result?.rankCategory, resultCount);
      const sexPlace = isDraft ? '' : formatListRank(line.result?.rankSex, resultCount);
      return [line.row, { prf, rank, place, categoryPlace, sexPlace, isDraft }];
    }),
  );
}
