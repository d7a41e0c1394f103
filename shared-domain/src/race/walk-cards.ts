import { CARDS_TO_DISQUALIFY, judgeWalk, type WalkOptions } from './judge-walk.ts';
import type { WalkFact, WalkSymbol } from './walk-fact.ts';

/** What became of the penalty of a third card: served in the zone, added to the time, or not served. */
export const WALK_PENALTY_ENDS = ['served', 'added', 'missed'] as const;

/** One of `WALK_PENALTY_ENDS`. */
export type WalkPenaltyEnd = (typeof WALK_PENALTY_ENDS)[number];

/** A red card as a result has it: the sign, and the judge's number where it is known. */
export interface RedCard {
  readonly symbol: WalkSymbol;
  readonly judge?: string | undefined;
}

/** The red cards of one walker, in their order, and what became of the penalty. */
export interface WalkCards {
  readonly red: readonly RedCard[];
  readonly penalty?: WalkPenaltyEnd | undefined;
}

/** What the cards of a walker come to. */
export interface WalkJudgement {
  /** The third card sends to the penalty zone, and nobody has said yet what became of it. */
  readonly isPenaltyDue: boolean;
  /** Added to the time. */
  readonly addedMs: number;
  /** The rule that the walker is to be disqualified under; the referee decides. */
  readonly rule?: string;
  /** Indexes of cards by a judge who has shown one already. */
  readonly twice: readonly number[];
}

const WALKER = '';
const CARD = /^(?:(\d{1,2})|([a-z]{1,3}))?([~>])$/i;

/**
 * Cards as they are typed, the judge's number before the sign, `<` read as `>` and `-` or `c` as nothing; undefined cannot be read.
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

/** The signs alone, as result lists print them (CR 25.4). @example formatWalkSigns([{ judge: '1', symbol: '~' }]) // '~' */
export function formatWalkSigns(red: readonly RedCard[]): string {
  return red.map(({ symbol }) => symbol).join('');
}

function listFacts({ red, penalty }: WalkCards, penaltyMs: number): WalkFact[] {
  const facts: WalkFact[] = [];
  red.forEach(({ judge, symbol }, at) => {
    // A card without a judge is one of another judge.
    facts.push({ kind: 'red', walker: WALKER, judge: judge ?? `card ${at}`, symbol, at });
    if (at + 1 !== CARDS_TO_DISQUALIFY || penalty === undefined) return;
    if (penalty === 'missed') facts.push({ kind: 'ignore', walker: WALKER, at });
    if (penalty === 'added') facts.push({ kind: 'finish', walker: WALKER, at });
    if (penalty !== 'served') return;
    facts.push({ kind: 'enter', walker: WALKER, at }, { kind: 'leave', walker: WALKER, at: at + penaltyMs });
  });
  return facts;
}

/**
 * What the red cards of a walker come to (TR 54.7): `penaltyMs` is the stay where the race has a penalty zone. The rule is
 * what the referee disqualifies under: no card disqualifies by itself.
 * @example judgeWalkCards({ red: [{ symbol: '~' }, { symbol: '~' }, { symbol: '>' }] }).rule // 'TR54.7.1'
 */
export function judgeWalkCards(cards: WalkCards, options: WalkOptions = {}): WalkJudgement {
  const facts = listFacts(cards, options.penaltyMs ?? 0);
  const { walkers, refused } = judgeWalk(facts, options);
  const record = walkers.get(WALKER);
  const twice = refused.flatMap(({ index, reason }) => {
    const fact = facts[index];
    return reason === 'red card by this judge already' && fact !== undefined ? [fact.at] : [];
  });
  return {
    isPenaltyDue: record?.penalty === 'due' && record.disqualified === undefined,
    addedMs: record?.addedMs ?? 0,
    ...(record?.disqualified && { rule: record.disqualified.rule }),
    twice,
  };
}
