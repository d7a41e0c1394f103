import {
  findStanding,
  findStandingOfEntry,
  findWalkResult,
  judgeWalkCards,
  MARK_STATUS,
  type Performance,
  type RankInput,
  rankResults,
} from 'shared-domain';
import { type Draft, hasOpenQuestion } from '../../../../api/marks/draft.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import type { Grid } from './row-edit.ts';

/** The mark of a line: what was typed, as far as it can be read, else the result of the server. */
export interface Standing {
  readonly prf: Performance | undefined;
  readonly rank: number | undefined;
  readonly isDraft: boolean;
}

/** Whether a row shows the same. */
export const sameStanding = (a: Standing, b: Standing): boolean =>
  a.rank === b.rank && a.isDraft === b.isDraft && a.prf?.v === b.prf?.v && a.prf?.st === b.prf?.st;

/**
 * Marks and places as they are at this moment; a mark that a person is asked about has no place. With nothing typed they are the server's; else the rules place the typed marks
 * among the others at once, and the server's answer confirms them.
 */
export function findStandings(
  lines: readonly Line[],
  drafts: ReadonlyMap<string, Draft>,
  { event, penaltyMs }: Pick<Grid, 'event' | 'penaltyMs'>,
): ReadonlyMap<string, Standing> {
  const saying = lines.map((line) => {
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
      isAsked: draft !== undefined && hasOpenQuestion(draft),
    };
  });
  const isTyped = saying.some(({ isDraft, isPenaltyDraft }) => isDraft || isPenaltyDraft);
  const nothing: RankInput = { prf: { st: MARK_STATUS.dash } };
  const inputs = saying.map(({ line, prf = nothing.prf, attempts, isAsked, penalty }) => {
    if (isAsked) return nothing;
    // No card disqualifies by itself: the penalty is added, the referee's word is typed.
    const ranked = penalty === undefined ? prf : findWalkResult(prf, { addedMs: penalty.addedMs });
    const standing = line.result === undefined ? 'ranked' : findStanding(line.result, lines.length);
    const entryStanding = standing === 'ranked' ? findStandingOfEntry(line.start?.flg) : standing;
    return { prf: ranked, attempts, standing: entryStanding } as RankInput;
  });
  const ranks = isTyped ? rankResults(inputs, event) : [];
  return new Map(
    saying.map(({ line, prf, isDraft }, at) => {
      const rank = isTyped && line.result?.override === undefined ? ranks[at]?.rank : line.result?.rank;
      return [line.row, { prf, rank, isDraft }];
    }),
  );
}
