import { setImmediate as endTurn } from 'node:timers/promises';
import {
  type EventRef,
  findBestMark,
  findCategory,
  findEntryParticipation,
  findListType,
  findMarkWind,
  findNewBest,
  findOtherSex,
  findOwnImplement,
  findPartScale,
  findRowWind,
  findUnit,
  findWalkResult,
  type HorizontalAttempt,
  hasNoMark,
  hasPlainPlaces,
  hasRule,
  isFinished,
  isOut,
  isOutsideStadium,
  isSharedContest,
  judgeWalkCards,
  listNoMarks,
  listRunners,
  MARK_STATUS,
  orderResults,
  parseTrialUid,
  RANK_CLASS,
  rankByCategoryAndSex,
  rankResults,
  rankSplits,
  readHorizontalRules,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { presentAthlete } from '../../presenters/athlete.ts';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../store/map-in-turns.ts';
import type { RowActs } from '../sheets/acts.ts';
import type { CompleteTrial } from './complete-trial.ts';
import type { Entries } from './entries.ts';

/** What the rows of a trial depend on. */
interface RowContext {
  readonly event: EventRef;
  readonly category: number;
  readonly dets: CompleteTrial['dets'];
  readonly round: CompleteTrial['round'];
  readonly status: CompleteTrial['status'];
}

/** A row as readers see it, and as it was sent. */
export interface ShownResult {
  readonly sent: SentResult;
  readonly row: ResultRow;
}

/** The mark that was sent with its unit filled in; without a mark, the best attempt. */
function completeMark(sent: SentResult, event: EventRef): ResultRow['prf'] {
  const { attempts } = sent;
  const { sentUnit: _, ...prf } = sent.prf;
  if (prf.v === undefined && !hasNoMark(prf) && attempts !== undefined) return findBestMark(attempts, event) ?? prf;
  return prf.v === undefined || prf.u !== undefined ? prf : { ...prf, u: findUnit(event) };
}

function computePoints(prf: ResultRow['prf'], category: number, { event, dets }: RowContext): ResultRow['pts'] {
  if (dets.combined === undefined) return undefined;
  const combinedG0 = parseTrialUid(dets.combined)?.g0 ?? 0;
  const cmb = findPartScale(combinedG0, category)?.score(event, category, prf);
  return cmb === undefined ? undefined : { cmb };
}

/**
 * The category of rows that are sent without one: the trial's own. A category of all ages gives none where a row is of another sex,
 * as the trial then has both: such rows are ranked overall only.
 */
function findDefaultCategory(sent: readonly SentResult[], entries: Entries, { event, category }: RowContext) {
  const { sex, wildcard } = findCategory(category) ?? {};
  if (wildcard !== true || !isOutsideStadium(event)) return category;
  const hasOtherSex = sent.some((one) => {
    const rowCategory = one.category ?? entries.find(one)?.category;
    return findOtherSex(one.sex) !== undefined || (rowCategory !== undefined && findCategory(rowCategory)?.sex !== sex);
  });
  return hasOtherSex ? undefined : category;
}

/** Whether an event is a jump or a throw of a series of trials, and over: who has no valid trial then has no mark. */
export const isSeriesOver = (event: EventRef, status: number): boolean =>
  ['horizontal', 'throw'].includes(findListType(event)) && isFinished(status);

/** In a long or triple jump or a throw, those without a valid trial who have none left have no mark: NM (CR 25.4). */
function addNoMarks(rows: readonly ResultRow[], rowContext: RowContext): readonly ResultRow[] {
  const { event, status } = rowContext;
  if (!['horizontal', 'throw'].includes(findListType(event))) return rows;
  const categories = rows.map(({ category }) => category);
  const rules = readHorizontalRules({ ...rowContext, ...event }, categories);
  const series = rows.map(({ attempts, prf }) => ({
    attempts: (attempts ?? []) as readonly HorizontalAttempt[],
    isOut: isOut(prf),
  }));
  const noMarks = listNoMarks(series, rules, isSeriesOver(event, status));
  return rows.map((row, index) =>
    noMarks[index] === true && row.prf.st === MARK_STATUS.dash
      ? { ...row, prf: { ...row.prf, st: MARK_STATUS.nm } }
      : row,
  );
}

/** Red cards with the penalty that they add to the time (TR 54.7.3). */
function addWalkPenalty({ walk }: SentResult, { penaltyZone }: RowContext['dets']) {
  if (walk === undefined) return { walk: undefined, addedMs: 0 };
  const { addedMs } = judgeWalkCards(walk, penaltyZone === undefined ? {} : { penaltyMs: penaltyZone });
  return { walk: addedMs > 0 ? { ...walk, added: addedMs } : walk, addedMs };
}

function buildShownRow(
  sent: SentResult,
  entries: Entries,
  rowContext: RowContext,
  acts: RowActs | undefined,
  defaultCategory: number | undefined,
): ResultRow {
  const { event, dets } = rowContext;
  const entry = entries.find(sent);
  const athlete = presentAthlete(entry === undefined ? sent : { ...entry, ...sent });
  const category = athlete.category ?? (athlete.sex === undefined ? defaultCategory : undefined);
  const { walk, addedMs } = addWalkPenalty(sent, dets);
  const prf = findWalkResult(completeMark(sent, event), { addedMs });
  const wind = findRowWind(sent, event);
  return {
    ...athlete,
    // Whoever was named and did not run has no result.
    members: athlete.members && listRunners(athlete.members),
    category,
    prf,
    pts: category === undefined ? undefined : computePoints(prf, category, rowContext),
    qualified: sent.qualified,
    reaction: sent.reaction,
    wind,
    attempts: sent.attempts,
    splits: sent.splits,
    comment: sent.comment,
    rule: hasRule(prf) ? sent.rule : undefined,
    walk,
    implement: findOwnImplement(event, rowContext.category, category),
    remarks: acts?.remarks,
    corrected: acts?.corrected,
    pe: findNewBest(prf, event, entry?.pe, findMarkWind(wind, dets.wind, event)),
  };
}

/** The judge's place, with the computed one in `override`; an athlete without a computed place gets none. */
function applyJudgedRank(
  rank: number | undefined,
  judgedRank: RowActs['judgedRank'],
): Pick<ResultRow, 'rank' | 'override'> {
  if (judgedRank === undefined || rank === undefined) return { rank };
  const { why, at } = judgedRank;
  return { rank: judgedRank.rank, override: { rank, why, at } };
}

/**
 * Builds a whole result list in display order: each row with its athlete, place, gap, places at the points of the course,
 * points and bests (Q13, Q15, Q16). The rank
 * that was sent, as by a photo finish, is only an input of the ranking.
 * @param acts the officials' acts about each row, in the order of `sent`
 */
export async function buildShownResults(
  sent: readonly SentResult[],
  entries: Entries,
  rowContext: RowContext,
  acts: readonly (RowActs | undefined)[] = [],
): Promise<ShownResult[]> {
  const defaultCategory = findDefaultCategory(sent, entries, rowContext);
  await endTurn();
  const builtRows = await mapInTurns(sent, (one, index) =>
    buildShownRow(one, entries, rowContext, acts[index], defaultCategory),
  );
  const rows = addNoMarks(builtRows, rowContext);
  const rankedRows = await mapInTurns(rows, ({ prf, attempts, qualified, category, sex }, index) => {
    const one = sent[index] as SentResult;
    const { rank, standing } = one;
    const entryStanding = findEntryParticipation(entries.find(one)?.flg);
    return { prf, attempts, qualified, category, sex, rank, standing: standing ?? entryStanding };
  });
  const rankings = rankResults(rankedRows, rowContext.event);
  await endTurn();
  const categories = rows.map(({ category }) => category);
  const hasOwnPlaces =
    isOutsideStadium(rowContext.event) || isSharedContest(rowContext.event, rowContext.category, categories);
  const overall = hasOwnPlaces ? rankByCategoryAndSex(rankedRows, rowContext.event, rankings) : undefined;
  await endTurn();
  const splits = rankSplits(
    rows.map(({ prf, splits: sentSplits }, index) => {
      const { rank = 0, standing } = rankings[index] ?? {};
      const isGuest = !hasPlainPlaces(rows.length) && rank >= RANK_CLASS;
      return { prf, splits: sentSplits, standing: standing ?? (isGuest ? 'guest' : rankedRows[index]?.standing) };
    }),
  );
  await endTurn();
  const shown = await mapInTurns(rows, (row, index) => ({
    ...row,
    splits: splits[index] as ResultRow['splits'],
    ...applyJudgedRank(rankings[index]?.rank, acts[index]?.judgedRank),
    standing: rankings[index]?.standing,
    gap: rankings[index]?.gap,
    ...overall?.[index],
    sent: sent[index] as SentResult,
  }));
  return mapInTurns(orderResults(shown), ({ sent: one, ...row }) => ({ sent: one, row }));
}
