import type { ContestAbsence, ContestAbsences } from '../contest/absence.ts';
import { createFault, type FactFault, type FactFaultReason } from '../contract/fact-faults.ts';
import type { AccessCodeKind } from '../organisation/access-code-kind.ts';
import { MARK_STATUS } from '../performance/mark-status.ts';
import { FALSE_START_RULE } from '../race/false-start.ts';
import { judgeRecalls, type RaceRecalls, type RecallCard, type RecallRefusal } from '../race/recall.ts';
import { TRIAL_STATUS } from '../trial/trial-status.ts';
import type { FindRowKey } from './contest-fact.ts';
import { findCurrentId, isCurrentKind } from './current-fact.ts';
import type { FactOfKind } from './fact.ts';
import type { CurrentFact } from './fact-register.ts';

type Current<K extends 'recall' | 'check' | 'evidence'> = CurrentFact & { readonly content: FactOfKind<K> };

/** A recall that counts; athletes by the keys of their rows. */
export interface RecallReading {
  readonly id: string;
  readonly at: string;
  readonly card: RecallCard;
  readonly rows: readonly string[];
  readonly reaction?: number | undefined;
}

/** The recalls of a race, and what they mean by the rules. */
export interface RecallState {
  readonly recalls: readonly RecallReading[];
  readonly outcome: RaceRecalls;
}

const RECALL_FAULTS: Readonly<Record<RecallRefusal, readonly [reason: FactFaultReason, detail: string]>> = {
  'nobody named': ['recall of nobody', 'recall: a yellow or a red card names whose fault it was'],
  'already disqualified': ['out already', 'recall: who is disqualified in this race is shown no other card; TR 16.8'],
  'field not warned': [
    'field not warned',
    'recall: in a combined event the first false start warns the whole field by a yellow card; TR 16.8',
  ],
};

/** Facts of a race as its recalls leave them. */
interface RecalledFacts {
  /** Without starts that were recalled; a red card stands among them as the disqualifications that it says. */
  readonly facts: readonly CurrentFact[];
  readonly state: RecallState;
  readonly refusals: ReadonlyMap<string, FactFault>;
}

/** The disqualifications that a red card says, each a `word` with an id of its own. */
function listDisqualifications(one: Current<'recall'>, rows: readonly string[]): CurrentFact[] {
  const { content } = one;
  if (content.card !== 'red') return [];
  return rows.map((row, at) => ({
    ...one,
    content: {
      kind: 'word',
      id: at === 0 ? content.id : `${content.id}.${at}`,
      row,
      st: MARK_STATUS.dq,
      rules: content.rules ?? [FALSE_START_RULE],
    },
  }));
}

/** Applies the recalls of a race to its facts, given in their order (TR 16.8). Nobody is out but by a red card. */
export function applyRecalls(
  facts: readonly CurrentFact[],
  isCombined: boolean,
  findRowKey: FindRowKey,
): RecalledFacts {
  const refusals = new Map<string, FactFault>();
  const listed = facts.filter(isCurrentKind('recall')).flatMap((one) => {
    const rows = [...new Set(one.content.who.map((athlete) => findRowKey(athlete)))];
    if (rows.every((row) => row !== undefined)) return [{ one, rows }];
    refusals.set(
      findCurrentId(one),
      createFault('not listed', 'recall: nobody of the start list goes by one of those'),
    );
    return [];
  });
  const outcome = judgeRecalls(
    listed.map(({ one: { content }, rows }) => ({
      athletes: rows,
      card: content.card,
      isConduct: content.rules !== undefined && !content.rules.includes(FALSE_START_RULE),
    })),
    { combined: isCombined },
  );
  const refused = new Map(outcome.refused.map(({ index, reason }) => [index, reason]));
  for (const [index, reason] of refused) {
    const { one } = listed[index] as (typeof listed)[number];
    refusals.set(findCurrentId(one), createFault(...RECALL_FAULTS[reason]));
  }
  const counted = listed.filter((_, index) => !refused.has(index));
  const lastRecall = Math.max(-1, ...counted.map(({ one }) => facts.indexOf(one)));
  const rowsOf = new Map<CurrentFact, readonly string[]>(counted.map(({ one, rows }) => [one, rows]));
  const isRecalled = ({ content: { kind } }: CurrentFact, index: number) =>
    index < lastRecall && (kind === 'start' || kind === 'gun');
  return {
    refusals,
    facts: facts.flatMap((fact, index) => {
      if (isRecalled(fact, index)) return [];
      return isCurrentKind('recall')(fact) ? [fact, ...listDisqualifications(fact, rowsOf.get(fact) ?? [])] : fact;
    }),
    state: {
      outcome,
      recalls: counted.map(({ one: { content, original }, rows }) => ({
        id: content.id,
        at: original.fact.at,
        card: content.card,
        rows,
        reaction: content.reaction,
      })),
    },
  };
}

/** Whether an athlete was there when somebody looked, and what was in order. */
export interface PresenceCheck {
  readonly presence: FactOfKind<'check'>['presence'];
  readonly items: NonNullable<FactOfKind<'check'>['items']>;
  readonly at: string;
  /** Kind of the code of whoever said it. */
  readonly by: AccessCodeKind;
}

/** What was said last of each athlete's presence, by row key; `deskChecks` are the numbers of facts that the secretariat has overruled. */
export function readChecks(
  facts: readonly CurrentFact[],
  findRowKey: FindRowKey,
  deskChecks: Readonly<Record<string, number>>,
): ReadonlyMap<string, PresenceCheck> {
  const checks = new Map<string, PresenceCheck>();
  for (const { content, original, correction } of facts.filter(isCurrentKind('check'))) {
    const row = findRowKey(content);
    const signed = correction ?? original;
    if (row === undefined || signed.arrivalNumber <= (deskChecks[row] ?? 0)) continue;
    const { presence, items = checks.get(row)?.items ?? [] } = content;
    checks.set(row, { presence, items, at: original.fact.at, by: signed.signerKind });
  }
  return checks;
}

/** For whom a field event waits, after the checks: nobody waits for the absent, and `listedAbsent` have come where a check says so. */
export function applyChecks(
  absences: ContestAbsences,
  checks: ReadonlyMap<string, PresenceCheck>,
  listedAbsent: ReadonlySet<string>,
): ContestAbsences {
  const after: Record<string, ContestAbsence> = { ...absences };
  for (const [row, { presence }] of checks) {
    if (after[row] === 'scratched') continue;
    if (presence === 'absent') after[row] = 'absent';
    else if (presence === 'present' && listedAbsent.has(row)) delete after[row];
  }
  return after;
}

/** What was checked or measured, by whom and when. */
export interface EvidenceEntry extends Omit<FactOfKind<'evidence'>, 'kind'> {
  readonly at: string;
  readonly signerKind: AccessCodeKind;
}

/** A signature of a sheet, by the device that gave it. */
export interface SheetSignature {
  readonly at: string;
  readonly device: string;
}

/** The signature of a field event: the judge who ended it, unless it was opened again after that. */
export function findJudgeSignature(facts: readonly CurrentFact[]): SheetSignature | undefined {
  const last = facts.findLast(
    ({ content, original, correction }) => content.kind === 'status' && (correction ?? original).signerKind === 'judge',
  );
  if (last?.content.kind !== 'status' || last.content.status !== TRIAL_STATUS.unofficial) return undefined;
  const { fact, device } = last.original;
  return { at: fact.at, device };
}

/** The evidence of a trial, the oldest first. */
export const listEvidence = (facts: readonly CurrentFact[]): readonly EvidenceEntry[] =>
  facts.filter(isCurrentKind('evidence')).map(({ content: { kind: _, ...content }, original, correction }) => ({
    ...content,
    at: original.fact.at,
    signerKind: (correction ?? original).signerKind,
  }));

/** `what` of the word of a photo finish on the signal of a race's start: `ok` false where its machine had none. */
export const START_SIGNAL = 'startSignal';

/** What the photo finish said last of the signal of the start: true or false; undefined where it has said nothing. */
export function findStartSignal(evidence: readonly EvidenceEntry[]): boolean | undefined {
  const last = evidence.findLast(({ what, signerKind }) => what === START_SIGNAL && signerKind === 'chrono');
  return last && last.ok !== false;
}
