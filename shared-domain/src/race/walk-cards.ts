import { CARDS_TO_DISQUALIFY, judgeWalk, type WalkOptions } from './judge-walk.ts';
import type { WalkFact, WalkSymbol } from './walk-fact.ts';

/** Outcome of the penalty for a third card: served in the zone, added to the time, or not served. */
export const WALK_PENALTY_OUTCOMES = ['served', 'added', 'missed'] as const;

/** One of `WALK_PENALTY_OUTCOMES`. */
export type WalkPenaltyOutcome = (typeof WALK_PENALTY_OUTCOMES)[number];

/** A red card in a result: the symbol, and the judge's number where known. */
export interface RedCard {
  readonly symbol: WalkSymbol;
  readonly judge?: string | undefined;
}

/** The red cards of one walker in their order, and the outcome of the penalty. */
export interface WalkCards {
  readonly red: readonly RedCard[];
  readonly penalty?: WalkPenaltyOutcome | undefined;
}

/** Consequences of the cards of a walker. */
export interface WalkJudgement {
  /** The third card leads to the penalty zone, and the outcome is not recorded yet. */
  readonly isPenaltyDue: boolean;
  /** ms added to the time. */
  readonly addedMs: number;
  /** Rule under which the walker should be disqualified; the referee decides. */
  readonly rule?: string;
  /** Indexes of cards by a judge who has shown one before. */
  readonly repeatedCards: readonly number[];
}

const ONLY_WALKER = '';
const CARD = /^(?:(\d{1,2})|([a-z]{1,3}))?([~>])$/i;

/**
 * Parses typed cards: an optional judge's number or letters, then `~` or `>`; undefined where a part is neither.
 * @example parseWalkCards('1~ 4> ~') // [{ judge: '1', symbol: '~' }, { judge: '4', symbol: '>' }, { symbol: '~' }]
 */
export function parseWalkCards(text: string): RedCard[] | undefined {
  const parts = text.match(/[^\s,;~>]*[~>]|[^\s,;]+/g) ?? [];
  const cards: RedCard[] = [];
  for (const part of parts) {
    const [, number, letters, symbol] = CARD.exec(part) ?? [];
    if (symbol === undefined) return undefined;
    const judge = number ?? letters?.toUpperCase();
    cards.push({ ...(judge !== undefined && { judge }), symbol: symbol as WalkSymbol });
  }
  return cards;
}

/** The inverse of `parseWalkCards`. @example formatWalkCards([{ judge: '1', symbol: '~' }, { symbol: '>' }]) // '1~ >' */
export function formatWalkCards(red: readonly RedCard[]): string {
  return red.map(({ judge = '', symbol }) => `${judge}${symbol}`).join(' ');
}

/** The symbols alone, as result lists print them (CR 25.4). @example formatWalkSigns([{ judge: '1', symbol: '~' }]) // '~' */
export function formatWalkSigns(red: readonly RedCard[]): string {
  return red.map(({ symbol }) => symbol).join('');
}

function listFacts({ red, penalty }: WalkCards, penaltyMs: number): WalkFact[] {
  const facts: WalkFact[] = [];
  red.forEach(({ judge, symbol }, at) => {
    // A card without a judge counts as one of a different judge.
    facts.push({ kind: 'red', walker: ONLY_WALKER, judge: judge ?? `card ${at}`, symbol, at });
    if (at + 1 !== CARDS_TO_DISQUALIFY || penalty === undefined) return;
    if (penalty === 'missed') facts.push({ kind: 'ignore', walker: ONLY_WALKER, at });
    if (penalty === 'added') facts.push({ kind: 'finish', walker: ONLY_WALKER, at });
    if (penalty !== 'served') return;
    facts.push({ kind: 'enter', walker: ONLY_WALKER, at }, { kind: 'leave', walker: ONLY_WALKER, at: at + penaltyMs });
  });
  return facts;
}

/**
 * Consequences of the red cards of a walker (TR 54.7). `penaltyMs`: time in the penalty zone, where the race has one.
 * @example judgeWalkCards({ red: [{ symbol: '~' }, { symbol: '~' }, { symbol: '>' }] }).rule // 'TR54.7.1'
 */
export function judgeWalkCards(cards: WalkCards, options: WalkOptions = {}): WalkJudgement {
  const facts = listFacts(cards, options.penaltyMs ?? 0);
  const { walkers, refused } = judgeWalk(facts, options);
  const record = walkers.get(ONLY_WALKER);
  const repeatedCards = refused.flatMap(({ index, reason }) => {
    const fact = facts[index];
    return reason === 'red card by this judge already' && fact !== undefined ? [fact.at] : [];
  });
  return {
    isPenaltyDue: record?.penalty === 'due' && record.disqualified === undefined,
    addedMs: record?.addedMs ?? 0,
    ...(record?.disqualified && { rule: record.disqualified.rule }),
    repeatedCards,
  };
}
