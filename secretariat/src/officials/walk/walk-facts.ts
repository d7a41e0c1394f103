import { MARK_STATUS, WALK_RULES, type WalkAct, type WalkSymbol } from 'shared-domain';
import type { WriteFact } from '../log/fact-log.ts';

/** A card as it is written: the walker's row, the fault and the judge's number. */
export interface WrittenCard {
  readonly row: string;
  readonly symbol: WalkSymbol;
  readonly judge: string;
}

/** The facts of a race walk. */
export const createWalkFacts = (trialOID: string) => ({
  card:
    (what: 'paddle' | 'red', { row, symbol, judge }: WrittenCard): WriteFact =>
    () => ({ kind: 'walk', trialOID, what, row, symbol, judge }),
  chief:
    (row: string, symbol: WalkSymbol, toGo: number): WriteFact =>
    () => ({ kind: 'walk', trialOID, what: 'chief', row, symbol, toGo }),
  zone:
    (what: Extract<WalkAct, 'enter' | 'leave' | 'ignore'>, row: string): WriteFact =>
    () => ({ kind: 'walk', trialOID, what, row }),
  disqualified:
    (row: string, rule: string): WriteFact =>
    () => ({ kind: 'word', trialOID, row, st: MARK_STATUS.dq, rules: [rule] }),
  /** Shows a walker's penalty on the board. */
  post:
    (row: string, text: string, from: string): WriteFact =>
    () => ({ kind: 'report', trialOID, what: 'penalty', row, text, from }),
  /** Proposes to the secretariat that time is added, for a third card that came too late to be served in the zone. */
  propose:
    (row: string, text: string, from: string): WriteFact =>
    () => ({ kind: 'report', trialOID, what: 'penalty', row, text, from, rules: [WALK_RULES.zone] }),
});
