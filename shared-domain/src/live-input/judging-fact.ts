import { createFault, type FactFault } from '../contract/fact-faults.ts';
import type { EventRef } from '../discipline/event-ref.ts';
import { parseVariant } from '../discipline/variant.ts';
import { EXCLUDING_DECISIONS } from '../race/umpire-report.ts';
import type { FactOfKind, PlainFact, SignedFact } from './fact.ts';

/** Whether an event is a race walk. @example isRaceWalk({ g1: 'W' }) // true */
export const isRaceWalk = ({ g1 }: Pick<EventRef, 'g1'>): boolean => parseVariant(g1)?.kind === 'walk';

function findWalkFault({ what, symbol, judge, toGo }: FactOfKind<'walk'>): FactFault | undefined {
  if ((what === 'paddle' || what === 'red') && (symbol === undefined || judge === undefined))
    return createFault('card incomplete', `walk: a ${what} has a symbol and the number of its judge`);
  if (what === 'chief' && (symbol === undefined || toGo === undefined))
    return createFault('card incomplete', 'walk: the chief judge says the symbol and how far it is to go');
  return undefined;
}

/** Why what a judge, an umpire or a referee says does not fit its event, or is not whole; undefined when it does. */
export function findJudgingFault(fact: SignedFact | PlainFact, event: EventRef, uid: string): FactFault | undefined {
  switch (fact.kind) {
    case 'walk':
      if (!isRaceWalk(event)) return createFault('no race walk', `kind: ${uid} is no race walk`);
      return findWalkFault(fact);
    case 'report':
      return (fact.what === undefined) === (fact.clear === undefined)
        ? createFault('report incomplete', 'report: says either what it is about, or clear')
        : undefined;
    case 'ruling':
      return fact.act !== undefined && EXCLUDING_DECISIONS.includes(fact.act) && fact.rules === undefined
        ? createFault('rule missing', `ruling.rules: is missing; ${fact.act} names its rule`)
        : undefined;
    default:
      return undefined;
  }
}
