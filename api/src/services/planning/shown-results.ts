import { setImmediate as turn } from 'node:timers/promises';
import {
  type EventRef,
  findBestMark,
  findCategory,
  findMarkWind,
  findNewBest,
  findOtherSex,
  findPartScale,
  findRowEvent,
  findRowWind,
  findStandingOfEntry,
  findUnit,
  findWalkResult,
  hasNoMark,
  hasRule,
  isOutsideStadium,
  isSharedContest,
  judgeWalkCards,
  orderResults,
  parseTrialUid,
  parseVariant,
  rankAcross,
  rankResults,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { presentAthlete } from '../../presenters/athlete.ts';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../store/map-in-turns.ts';
import type { RowActs } from '../sheets/acts.ts';
import type { Entries } from './entries.ts';
import type { SettledTrial } from './settle-trial.ts';

/** The trial as far as its rows depend on it. */
interface Ruling {
  readonly event: EventRef;
  readonly category: number;
  readonly dets: SettledTrial['dets'];
}

/** A row as it is shown, beside what was sent. */
export interface ShownResult {
  readonly sent: SentResult;
  readonly row: ResultRow;
}

/** The mark that was sent, its unit filled in; a series that comes without a mark makes its own. */
function completeMark(sent: SentResult, event: EventRef): ResultRow['prf'] {
  const { attempts } = sent;
  const { sentUnit: _, ...prf } = sent.prf;
  if (prf.v === undefined && !hasNoMark(prf) && attempts !== undefined) return findBestMark(attempts, event) ?? prf;
  return prf.v === undefined || prf.u !== undefined ? prf : { ...prf, u: findUnit(event) };
}

function computePoints(prf: ResultRow['prf'], category: number, { event, dets }: Ruling): ResultRow['pts'] {
  if (dets.combined === undefined) return undefined;
  const whole = parseTrialUid(dets.combined)?.g0 ?? 0;
  const cmb = findPartScale(whole, category)?.score(event, category, prf);
  return cmb === undefined ? undefined : { cmb };
}

/**
 * The category of rows that say none: the trial's own. Where everybody races together in a category of all ages it says nothing of a row's
 * sex once another row says another one: then there is none, and such rows are ranked overall only.
 */
function findCategoryOfOthers(sent: readonly SentResult[], entries: Entries, { event, category }: Ruling) {
  const { sex, wildcard } = findCategory(category) ?? {};
  if (wildcard !== true || !isOutsideStadium(event)) return category;
  const isTogether = sent.some((one) => {
    const own = one.category ?? entries.find(one)?.category;
    return findOtherSex(one.sex) !== undefined || (own !== undefined && findCategory(own)?.sex !== sex);
  });
  return isTogether ? undefined : category;
}

/** Red cards as they are shown, and the penalty that is added to the time (TR 54.7.3). */
function showWalk({ walk }: SentResult, { penaltyZone }: Ruling['dets']) {
  if (walk === undefined) return { walk: undefined, addedMs: 0 };
  const { addedMs } = judgeWalkCards(walk, penaltyZone === undefined ? {} : { penaltyMs: penaltyZone });
  return { walk: addedMs > 0 ? { ...walk, added: addedMs } : walk, addedMs };
}

/** Grams of the athlete's own implement, where the contest is of all categories and names no weight. */
function findOwnImplement({ event, category: contest }: Ruling, own: number): number | undefined {
  const row = findRowEvent(event, contest, own);
  return row === event ? undefined : parseVariant(row.g1)?.grams;
}

function showRow(
  sent: SentResult,
  entries: Entries,
  ruling: Ruling,
  acts: RowActs | undefined,
  others: number | undefined,
): ResultRow {
  const { event, dets } = ruling;
  const entry = entries.find(sent);
  const athlete = presentAthlete(entry === undefined ? sent : { ...entry, ...sent });
  const category = athlete.category ?? (athlete.sex === undefined ? others : undefined);
  const { walk, addedMs } = showWalk(sent, dets);
  const prf = findWalkResult(completeMark(sent, event), { addedMs });
  const wind = findRowWind(sent, event);
  return {
    ...athlete,
    category,
    prf,
    pts: category === undefined ? undefined : computePoints(prf, category, ruling),
    qualified: sent.qualified,
    reaction: sent.reaction,
    wind,
    attempts: sent.attempts,
    splits: sent.splits,
    comment: sent.comment,
    rule: hasRule(prf) ? sent.rule : undefined,
    walk,
    implement: category === undefined ? undefined : findOwnImplement(ruling, category),
    remarks: acts?.remarks,
    corrected: acts?.corrected,
    pe: findNewBest(prf, event, entry?.pe, findMarkWind(wind, dets.wind, event)),
  };
}

/** The judge's place before that of the rules, which is shown beside it; who has no place by them gets none. */
function applyJudgedRank(rank: number | undefined, judged: RowActs['judged']): Pick<ResultRow, 'rank' | 'override'> {
  if (judged === undefined || rank === undefined) return { rank };
  const { why, at } = judged;
  return { rank: judged.rank, override: { rank, why, at } };
}

/**
 * A whole result list as it is shown, in display order: each row with its athlete, place, gap, points and bests
 * (Q13, Q15, Q16). The photo finish's own rank is only read by the ranking. `acts` are the officials' acts about the
 * rows, in the same order.
 */
export async function showResults(
  sent: readonly SentResult[],
  entries: Entries,
  ruling: Ruling,
  acts: readonly (RowActs | undefined)[] = [],
): Promise<ShownResult[]> {
  const others = findCategoryOfOthers(sent, entries, ruling);
  await turn();
  const rows = await mapInTurns(sent, (one, index) => showRow(one, entries, ruling, acts[index], others));
  const ranked = await mapInTurns(rows, ({ prf, attempts, qualified, category, sex }, index) => {
    const one = sent[index] as SentResult;
    const { rank, standing } = one;
    const entryStanding = findStandingOfEntry(entries.find(one)?.flg);
    return { prf, attempts, qualified, category, sex, rank, standing: standing ?? entryStanding };
  });
  const rankings = rankResults(ranked, ruling.event);
  await turn();
  const categories = rows.map(({ category }) => category);
  const hasOwnPlaces = isOutsideStadium(ruling.event) || isSharedContest(ruling.event, ruling.category, categories);
  const overall = hasOwnPlaces ? rankAcross(ranked, ruling.event, rankings) : undefined;
  await turn();
  const shown = await mapInTurns(rows, (row, index) => ({
    ...row,
    ...applyJudgedRank(rankings[index]?.rank, acts[index]?.judged),
    standing: rankings[index]?.standing,
    gap: rankings[index]?.gap,
    ...overall?.[index],
    sent: sent[index] as SentResult,
  }));
  return mapInTurns(orderResults(shown), ({ sent: one, ...row }) => ({ sent: one, row }));
}
