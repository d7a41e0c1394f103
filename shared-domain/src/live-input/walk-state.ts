import { createFault, type FactFault } from '../contract/fact-faults.ts';
import { judgeWalk, WALK_RULES, type WalkerRecord } from '../race/judge-walk.ts';
import type { WalkCards } from '../race/walk-cards.ts';
import type { WalkFact, WalkSymbol } from '../race/walk-fact.ts';
import type { FindRowKey } from './contest-fact.ts';
import type { FactOfKind } from './fact.ts';
import type { CurrentFact } from './fact-register.ts';

/** A paddle or a card that counts, with the facts that say it: a judge's own, and a paper slip that the recorder typed. */
export interface ShownCard {
  readonly what: 'paddle' | 'red';
  readonly judge: string;
  readonly symbol: WalkSymbol;
  /** When it was shown, by the clock of who said it first. */
  readonly at: string;
  readonly facts: readonly string[];
}

/** A walker with every card, what follows from them, and what was decided. */
export interface WalkerState {
  readonly cards: readonly ShownCard[];
  readonly record: WalkerRecord;
  /** The fact that took the walker out by the rules: the chief judge, leaving the zone early, not going there. */
  readonly excludedBy?: { readonly id: string; readonly at: string; readonly rule: string };
}

interface WalkState {
  readonly walkers: ReadonlyMap<string, WalkerState>;
  readonly refusals: ReadonlyMap<string, FactFault>;
}

type WalkContent = CurrentFact & { readonly content: FactOfKind<'walk'> };

interface Input {
  /** Facts that count, in their order. */
  readonly facts: readonly CurrentFact[];
  readonly findRowKey: FindRowKey;
  /** Stay in the penalty zone, ms. */
  readonly penaltyMs: number | undefined;
}

const isWalk = (one: CurrentFact): one is WalkContent => one.content.kind === 'walk';

const findId = ({ correction, original }: CurrentFact): string => (correction ?? original).fact.id;

const findDevice = ({ correction, original }: CurrentFact): string => (correction ?? original).device;

/** Cards that are the same one: by judge, walker and colour; a judge may show two paddles, one for each fault. */
const findCardKey = (row: string, { what, judge, symbol }: FactOfKind<'walk'>): string =>
  JSON.stringify(what === 'red' ? [row, what, judge] : [row, what, judge, symbol]);

/** The finish of a walker, as photo finish or timekeepers sent it. */
const isFinish = ({ content }: CurrentFact): boolean =>
  (content.kind === 'raw' || content.kind === 'time') && content.v !== undefined;

/**
 * The walkers of a race walk after what judges and recorder said of them (TR 54). A card that reaches the table twice, on paper and from the
 * judge's phone, counts once; a second red card of the same judge is refused.
 * @example readWalkState({ facts: [], findRowKey: () => undefined, penaltyMs: undefined }).walkers.size // 0
 */
export function readWalkState({ facts, findRowKey, penaltyMs }: Input): WalkState {
  const refusals = new Map<string, FactFault>();
  const cards = new Map<string, { row: string; devices: readonly string[]; card: ShownCard }>();
  const walkFacts: { readonly fact: WalkFact; readonly id: string }[] = [];
  const finished = new Set<string>();
  for (const one of facts) {
    const { at } = one.original.fact;
    const instant = Date.parse(at);
    const id = findId(one);
    if (isFinish(one)) {
      const row = findRowKey(one.content as FactOfKind<'raw'>);
      if (row !== undefined && !finished.has(row)) {
        finished.add(row);
        walkFacts.push({ id, fact: { kind: 'finish', walker: row, at: instant } });
      }
      continue;
    }
    if (!isWalk(one)) continue;
    const { content } = one;
    const { what, symbol = '~', judge = '', toGo = 0 } = content;
    const row = findRowKey(content);
    if (row === undefined) {
      refusals.set(id, createFault('not listed', 'walk: names nobody of the start list'));
      continue;
    }
    if (what === 'paddle' || what === 'red') {
      const key = findCardKey(row, content);
      const known = cards.get(key);
      const device = findDevice(one);
      if (known !== undefined && !known.devices.includes(device)) {
        const card = { ...known.card, facts: [...known.card.facts, id] };
        cards.set(key, { row, devices: [...known.devices, device], card });
        continue;
      }
      if (known === undefined)
        cards.set(key, { row, devices: [device], card: { what, judge, symbol, at, facts: [id] } });
      walkFacts.push({ id, fact: { kind: what, walker: row, judge, symbol, at: instant } });
    } else if (what === 'chief')
      walkFacts.push({ id, fact: { kind: 'chief', walker: row, symbol, toGo, at: instant } });
    else walkFacts.push({ id, fact: { kind: what, walker: row, at: instant } });
  }
  const { walkers, refused } = judgeWalk(
    walkFacts.map(({ fact }) => fact),
    penaltyMs === undefined ? {} : { penaltyMs },
  );
  const refusedIndexes = new Set(refused.map(({ index }) => index));
  for (const { index, reason } of refused) {
    const one = walkFacts[index];
    // A second finish, or one that a machine sends from the zone, is the finish's own affair.
    if (one === undefined || one.fact.kind === 'finish') continue;
    refusals.set(one.id, createFault(reason, `walk: ${reason} (TR 54)`));
  }
  const states = new Map<string, WalkerState>();
  for (const [row, record] of walkers) {
    const own = [...cards.values()].filter((card) => card.row === row).map(({ card }) => card);
    const decisive = walkFacts.find(
      ({ fact }, index) =>
        fact.walker === row &&
        !refusedIndexes.has(index) &&
        (fact.kind === 'chief' || fact.kind === 'leave' || fact.kind === 'ignore') &&
        fact.at === record.disqualified?.at &&
        record.disqualified.rule === (fact.kind === 'chief' ? WALK_RULES.chief : WALK_RULES.zone),
    );
    states.set(row, {
      cards: own,
      record,
      ...(decisive !== undefined &&
        record.disqualified !== undefined && {
          excludedBy: {
            id: decisive.id,
            at: new Date(decisive.fact.at).toISOString(),
            rule: record.disqualified.rule,
          },
        }),
    });
  }
  return { walkers: states, refusals };
}

/** What the cards of a walker call for; a person decides. `served`: nothing, the penalty is over. */
export type WalkAlarm =
  | { readonly kind: 'dq'; readonly rule: string }
  | { readonly kind: 'zone'; readonly ms: number }
  | { readonly kind: 'inZone'; readonly ms: number; readonly enteredAt: number }
  | { readonly kind: 'added'; readonly ms: number };

/**
 * What the recorder must see to: a disqualification, the penalty zone, or time to add because the third card came too late. Undefined where
 * nothing is open; `isOut`: the walker has left the race, or was disqualified.
 * @example findWalkAlarm({ cards: [], record: { paddles: [], red: [], addedMs: 0 } }, { isOut: false }) // undefined
 */
export function findWalkAlarm(
  { record }: WalkerState,
  { isOut, penaltyMs = 0 }: { readonly isOut: boolean; readonly penaltyMs?: number | undefined },
): WalkAlarm | undefined {
  if (isOut) return undefined;
  if (record.disqualified !== undefined) return { kind: 'dq', rule: record.disqualified.rule };
  if (record.penalty === 'inZone') return { kind: 'inZone', ms: penaltyMs, enteredAt: record.enteredAt ?? 0 };
  if (record.penalty === 'added') return { kind: 'added', ms: record.addedMs };
  return record.penalty === 'due' ? { kind: 'zone', ms: penaltyMs } : undefined;
}

/**
 * The red cards of a walker as a result holds them. Time that is added for a penalty that came too late is the secretariat's to decide.
 * @example buildWalkCards({ cards: [], record: { paddles: [], red: [], addedMs: 0 } }) // { red: [] }
 */
export function buildWalkCards({ record, excludedBy }: WalkerState): WalkCards {
  const red = record.red.map(({ judge, symbol }) => ({ symbol, judge }));
  if (excludedBy?.rule === WALK_RULES.zone) return { red, penalty: 'missed' };
  return record.penalty === 'served' ? { red, penalty: 'served' } : { red };
}
