import { createFault, type FactFault } from '../contract/fact-faults.ts';
import { type EventRef, isFieldEvent } from '../discipline/event-ref.ts';
import type { AccessCodeKind } from '../organisation/access-code-kind.ts';
import { findUnit } from '../performance/shown-value.ts';
import { needsWind } from '../trial/list-type.ts';
import { canCorrect, RACE_CODE_KINDS, SETTABLE_STATUSES, SIGNABLE_FACTS } from './code-rights.ts';
import { FIELD_EVENT_FACT_KINDS, findMisfit } from './contest-fact.ts';
import type { PlainFact, SignedFact } from './fact.ts';
import { findJudgingFault } from './judging-fact.ts';

/** Kinds of facts that only a race has. */
const RACE_FACT_KINDS: readonly string[] = ['start', 'gun', 'recall', 'time', 'raw', 'lap'];

/** Kinds of facts that only a field event has, besides those that its rules decide on. */
const PIT_FACT_KINDS: readonly string[] = ['call', 'clock', 'setting'];

/** Kinds of facts that decide on an athlete, an attempt or a trial, in races and field events. */
const DECISION_KINDS: readonly string[] = ['word', 'status', 'wind', 'check'];

/** A fact with those that it brings as a correction. */
const listParts = (fact: SignedFact): readonly (SignedFact | PlainFact)[] =>
  fact.kind === 'correction' ? [fact, ...fact.with] : [fact];

function findPartRightFault(
  fact: SignedFact | PlainFact,
  codeKind: AccessCodeKind,
  isBrought: boolean,
): FactFault | undefined {
  if (!(isBrought ? canCorrect(codeKind, fact.kind) : SIGNABLE_FACTS[codeKind].includes(fact.kind)))
    return createFault('not allowed', `kind: a code of kind ${codeKind} does not say ${fact.kind}`);
  if (fact.kind !== 'status' || SETTABLE_STATUSES[codeKind].includes(fact.status)) return undefined;
  return createFault('not allowed', `status: a code of kind ${codeKind} does not move a trial to ${fact.status}`);
}

function findPartEventFault(fact: SignedFact | PlainFact, event: EventRef, uid: string): FactFault | undefined {
  const isField = isFieldEvent(event.g0);
  // What a ruling answers is known later: in a race it is a report.
  if (fact.kind === 'ruling' && !isField) return findJudgingFault(fact, event, uid);
  if ((FIELD_EVENT_FACT_KINDS.includes(fact.kind) || PIT_FACT_KINDS.includes(fact.kind)) && !isField)
    return createFault('no field event', `kind: ${uid} is no field event, and has no ${fact.kind}`);
  const judgingFault = findJudgingFault(fact, event, uid);
  if (judgingFault !== undefined) return judgingFault;
  const misfit = findMisfit(fact, event.g0);
  if (misfit !== undefined) return misfit;
  if (RACE_FACT_KINDS.includes(fact.kind) && (isField || findUnit(event) !== 'ms'))
    return createFault('no race', `kind: ${uid} is no race, and has no ${fact.kind}`);
  if (fact.kind !== 'wind') return undefined;
  if (!needsWind(event)) return createFault('no wind here', `kind: wind does not count in ${uid}`);
  const athlete = fact.row ?? fact.bib;
  // A reading of a jump whose attempt nobody knows yet waits for one.
  const isUnattached = athlete === undefined && fact.n === undefined && fact.w !== undefined;
  const hasAttempt = athlete !== undefined && fact.n !== undefined;
  if (isField ? hasAttempt || isUnattached : !hasAttempt) return undefined;
  return isField
    ? createFault(
        'wind of nobody',
        'n: is missing; the wind of a jump names whose it is (row or bib) and its number (n), or neither until that is known',
      )
    : createFault('wind of the race', 'n: the wind of a race is the race’s');
}

/** Why a kind of access code does not allow a fact, or one that it brings; undefined when it does. */
export function findRightFault(fact: SignedFact, codeKind: AccessCodeKind): FactFault | undefined {
  for (const part of listParts(fact)) {
    const fault = findPartRightFault(part, codeKind, part !== fact);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function findPartDecisionFault(
  { kind }: SignedFact | PlainFact,
  { g0 }: EventRef,
  uid: string,
  codeKind: AccessCodeKind,
): FactFault | undefined {
  if (!isFieldEvent(g0) || !RACE_CODE_KINDS.includes(codeKind) || !DECISION_KINDS.includes(kind)) return undefined;
  return createFault(
    'not allowed',
    `kind: ${uid} is a field event, in which a code of kind ${codeKind} says no ${kind}`,
  );
}

/** Why a fact, or one that it brings, does not fit the event of its trial or is not that code's to say there; undefined when it is. */
export function findEventFault(
  fact: SignedFact,
  event: EventRef,
  uid: string,
  codeKind: AccessCodeKind,
): FactFault | undefined {
  for (const part of listParts(fact)) {
    const fault = findPartEventFault(part, event, uid) ?? findPartDecisionFault(part, event, uid, codeKind);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
