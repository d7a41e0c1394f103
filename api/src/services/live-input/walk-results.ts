import { MARK_STATUS, type RedCard, type WalkCards } from 'shared-domain';
import { buildWalkCards, formatCanonicalJson, type TrialState } from 'shared-domain/live-input';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { createResult } from '../sheets/sheet.ts';
import { findStartIndexes } from './trial-rows.ts';

type WalkByRow = Readonly<Record<string, WalkCards>>;

/** The red cards and penalties that judges and recorder of a race walk have said, by row. */
export const listWalkCards = ({ walkers }: TrialState): WalkByRow =>
  Object.fromEntries(
    [...walkers].flatMap(([row, walker]) => {
      const cards = buildWalkCards(walker);
      return cards.red.length === 0 && cards.penalty === undefined ? [] : [[row, cards]];
    }),
  );

const findCard = (cards: readonly RedCard[], { judge }: RedCard): RedCard | undefined =>
  cards.find((card) => card.judge === judge);

/** The cards of a result with those of facts; what the secretariat typed, changed or took away by hand stays. */
function mergeWalk(
  stored: WalkCards | undefined,
  before: WalkCards | undefined,
  facts: WalkCards | undefined,
): WalkCards {
  const red = (stored?.red ?? []).flatMap((card): RedCard[] => {
    const said = findCard(before?.red ?? [], card);
    const isByHand = said === undefined || said.symbol !== card.symbol;
    return isByHand ? [card] : [findCard(facts?.red ?? [], card) ?? []].flat();
  });
  const added = (facts?.red ?? []).filter(
    (card) => findCard(red, card) === undefined && findCard(before?.red ?? [], card) === undefined,
  );
  const penalty = stored?.penalty === before?.penalty ? facts?.penalty : stored?.penalty;
  return { red: [...red, ...added], ...(penalty !== undefined && { penalty }) };
}

const hasNothing = ({ red, penalty }: WalkCards): boolean => red.length === 0 && penalty === undefined;

interface Lists {
  readonly starts: readonly SentStart[];
  readonly results: readonly SentResult[];
}

/** A result list with the cards that facts give now, where they gave `before`. */
export function applyWalkCards({ starts, results }: Lists, before: WalkByRow, facts: WalkByRow): SentResult[] {
  const rows = [...results];
  const keys = makeRowKeys(starts);
  const startIndexes = findStartIndexes(starts, results);
  for (const [at, start] of starts.entries()) {
    const key = keys[at] as string;
    const [was, now] = [before[key], facts[key]];
    if (formatCanonicalJson(was) === formatCanonicalJson(now)) continue;
    const index = startIndexes.indexOf(at);
    const { walk: stored, ...row } = rows[index] ?? createResult(start);
    const walk = mergeWalk(stored, was, now);
    const isEmpty = hasNothing(walk) && index < 0;
    if (isEmpty) continue;
    const after = { ...row, ...(!hasNothing(walk) && { walk: walk as NonNullable<SentResult['walk']> }) };
    if (index < 0) rows.push(after);
    else rows[index] = after;
  }
  const order = findStartIndexes(starts, rows);
  const isBare = ({ prf, ...rest }: SentResult) => prf.st === MARK_STATUS.dash && rest.walk === undefined;
  // A row that only its cards had made goes with them.
  const known = new Set(results);
  return rows
    .map((row, at) => ({ row, place: order[at] ?? -1 }))
    .filter(({ row }) => known.has(row) || !isBare(row))
    .toSorted((a, b) => (a.place < 0 ? starts.length : a.place) - (b.place < 0 ? starts.length : b.place))
    .map(({ row }) => row);
}
