import type { RefusedFact } from './refused-fact.ts';
import type { WalkCard, WalkFact } from './walk-fact.ts';

/** Rules of disqualification: three red cards, the penalty zone, the chief judge in the last 100 m. */
export const WALK_RULES = { cards: 'TR54.7.1', zone: 'TR54.7.3', chief: 'TR54.4.1' } as const;

/** Red cards from different judges that disqualify or send to the penalty zone (TR 54.7). */
export const CARDS_TO_DISQUALIFY = 3;

/** In these last metres the chief judge can disqualify alone (TR 54.4.1). */
export const MAX_CHIEF_ALONE_METRES = 100;

/** Why a fact of a walk is not accepted. */
export const WALK_REFUSALS = [
  'red card by this judge already',
  'already disqualified',
  'not in the last 100 m',
  'no penalty due',
  'not in the penalty zone',
  'in the penalty zone',
  'already finished',
] as const;

/** One of `WALK_REFUSALS`. */
export type WalkRefusal = (typeof WALK_REFUSALS)[number];

/** State of the penalty for a third card: to be served, being served, served, or added to the time because it came too late. */
export const PENALTY_STATES = ['due', 'inZone', 'served', 'added'] as const;

/** Cards, penalty and disqualification of one walker. */
export interface WalkerRecord {
  /** Yellow paddles, shown to the walker and never counted. */
  readonly paddles: readonly WalkCard[];
  readonly red: readonly WalkCard[];
  readonly penalty?: (typeof PENALTY_STATES)[number];
  /** When the walker went into the zone, ms since 1970. */
  readonly enteredAt?: number;
  /** When the walker finished, ms since 1970. */
  readonly finishedAt?: number;
  /** ms added to the finishing time for a penalty that came too late to be served (not confirmed by a source). */
  readonly addedMs: number;
  readonly disqualified?: { readonly rule: string; readonly at: number };
}

/** Options from the regulations of the race. */
export interface WalkOptions {
  /** Time in the penalty zone, ms above 0. Without a zone the third card disqualifies. */
  readonly penaltyMs?: number;
}

/** Walkers by bib or oid, and the refused facts. */
export interface JudgedWalk {
  readonly walkers: ReadonlyMap<string, WalkerRecord>;
  readonly refused: readonly RefusedFact<WalkRefusal>[];
}

const NEW_WALKER: WalkerRecord = { paddles: [], red: [], addedMs: 0 };

const copyCard = ({ judge, symbol, at }: WalkCard): WalkCard => ({ judge, symbol, at });

function disqualify(record: WalkerRecord, rule: string, at: number): WalkerRecord {
  return record.disqualified ? record : { ...record, disqualified: { rule, at } };
}

function judgeRedCard(record: WalkerRecord, at: number, penaltyMs: number | undefined): WalkerRecord {
  if (record.red.length < CARDS_TO_DISQUALIFY) return record;
  if (penaltyMs === undefined) return disqualify(record, WALK_RULES.cards, at);
  if (record.red.length > CARDS_TO_DISQUALIFY) return disqualify(record, WALK_RULES.zone, at);
  return record.finishedAt === undefined
    ? { ...record, penalty: 'due' }
    : { ...record, penalty: 'added', addedMs: penaltyMs };
}

function leaveZone(record: WalkerRecord, at: number, penaltyMs: number): WalkerRecord {
  const { enteredAt = at, ...rest } = record;
  const served: WalkerRecord = { ...rest, enteredAt, penalty: 'served' };
  return at - enteredAt < penaltyMs ? disqualify(served, WALK_RULES.zone, at) : served;
}

function finishWalk(record: WalkerRecord, at: number, penaltyMs: number): WalkerRecord {
  const finished = { ...record, finishedAt: at };
  return record.penalty === 'due' ? { ...finished, penalty: 'added', addedMs: penaltyMs } : finished;
}

function applyFact(record: WalkerRecord, fact: WalkFact, penaltyMs: number | undefined): WalkerRecord | WalkRefusal {
  if (fact.kind === 'paddle') return { ...record, paddles: [...record.paddles, copyCard(fact)] };
  if (fact.kind === 'red') {
    if (record.red.some(({ judge }) => judge === fact.judge)) return 'red card by this judge already';
    return judgeRedCard({ ...record, red: [...record.red, copyCard(fact)] }, fact.at, penaltyMs);
  }
  if (fact.kind === 'finish') {
    if (record.finishedAt !== undefined) return 'already finished';
    return record.penalty === 'inZone' ? 'in the penalty zone' : finishWalk(record, fact.at, penaltyMs ?? 0);
  }
  if (record.disqualified) return 'already disqualified';
  switch (fact.kind) {
    case 'chief':
      return fact.toGo > MAX_CHIEF_ALONE_METRES
        ? 'not in the last 100 m'
        : disqualify(record, WALK_RULES.chief, fact.at);
    case 'leave':
      return record.penalty === 'inZone' ? leaveZone(record, fact.at, penaltyMs ?? 0) : 'not in the penalty zone';
    default:
      if (record.penalty !== 'due') return 'no penalty due';
      return fact.kind === 'enter'
        ? { ...record, penalty: 'inZone', enteredAt: fact.at }
        : disqualify(record, WALK_RULES.zone, fact.at);
  }
}

/**
 * The state of a race walk after its facts, in the order in which they reach the recorder (TR 54). Three red cards from three
 * judges disqualify; with a penalty zone the third sends the walker there, and a fourth card, not going or leaving early
 * disqualifies. Yellow paddles never count. Cards are also recorded after the finish and after a disqualification. Impossible
 * facts are refused.
 * @example judgeWalk(['A', 'B', 'C'].map((judge, at) => ({ kind: 'red', judge, symbol: '~', walker: '12', at })))
 *   .walkers.get('12')?.disqualified?.rule // 'TR54.7.1'
 */
export function judgeWalk(facts: readonly WalkFact[], { penaltyMs }: WalkOptions = {}): JudgedWalk {
  const walkers = new Map<string, WalkerRecord>();
  const refused: RefusedFact<WalkRefusal>[] = [];
  const penaltyStayMs = penaltyMs !== undefined && penaltyMs > 0 ? penaltyMs : undefined;
  facts.forEach((fact, index) => {
    const next = applyFact(walkers.get(fact.walker) ?? NEW_WALKER, fact, penaltyStayMs);
    if (typeof next === 'string') refused.push({ index, reason: next });
    else walkers.set(fact.walker, next);
  });
  return { walkers, refused };
}
