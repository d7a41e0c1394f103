import { findUnit, isFieldEvent, needsWind, TRIAL_STATUS } from 'shared-domain';
import type { WireError } from 'shared-domain/contract';
import { liveFact } from 'shared-domain/contract/schemas';
import { formatJsonPath } from '../../base/json-path.ts';
import { findUnsafeTexts } from '../../base/unsafe-texts.ts';
import { type Official, SETTABLE_STATUSES, SIGNABLE_FACTS } from '../../policies/code-policy.ts';
import type { TrialTable } from '../../store/schema.ts';
import { readTrialEvent } from '../sheets/sheet.ts';
import { describeMisfit, FIELD_EVENT_FACT_KINDS } from './contest-fact.ts';
import { type Correction, createFault, type PlainFact, type SignedFact } from './fact.ts';

/** How far a device's clock may be ahead of the server's, ms. */
const MAX_AHEAD_MS = 3_600_000;

/** Kinds of facts that only a race has. */
const RACE_FACT_KINDS: readonly string[] = ['start', 'gun', 'time', 'raw'];

/** What a fact is checked against before it is stored. */
export interface FactContext {
  readonly official: Official;
  /** Kind of the competition, which its events are read with. */
  readonly challengeKind: string;
  readonly trials: ReadonlyMap<string, TrialTable>;
  /** Who edits a trial at the moment, as error messages name them, by the oid of the trial. */
  readonly holders: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** Why the official's access code does not allow a fact; undefined when it does. */
function checkPermission(fact: SignedFact | PlainFact, { official }: FactContext): WireError | undefined {
  const { kind: codeKind } = official;
  if (!SIGNABLE_FACTS[codeKind].includes(fact.kind)) {
    return createFault('forbidden', `kind: a code of kind ${codeKind} does not say ${fact.kind}`);
  }
  if (fact.kind !== 'status' || SETTABLE_STATUSES[codeKind].includes(fact.status)) return undefined;
  return createFault('forbidden', `status: a code of kind ${codeKind} does not move a trial to ${fact.status}`);
}

/** Why a fact does not fit the event of its trial; undefined when it does. */
function checkEvent(fact: SignedFact | PlainFact, trial: TrialTable, challengeKind: string): WireError | undefined {
  const event = readTrialEvent(trial, challengeKind);
  const isField = isFieldEvent(trial.g0);
  if ((FIELD_EVENT_FACT_KINDS.includes(fact.kind) || fact.kind === 'call') && !isField) {
    return createFault('conflict', `kind: ${trial.uid} is no field event, and has no ${fact.kind}`);
  }
  const misfit = describeMisfit(fact, trial.g0);
  if (misfit !== undefined) return createFault('conflict', misfit);
  if (RACE_FACT_KINDS.includes(fact.kind) && (isField || findUnit(event) !== 'ms')) {
    return createFault('conflict', `kind: ${trial.uid} is no race, and has no ${fact.kind}`);
  }
  if (fact.kind !== 'wind') return undefined;
  if (!needsWind(event)) return createFault('conflict', `kind: wind does not count in ${trial.uid}`);
  const hasAttempt = (fact.row ?? fact.bib) !== undefined && fact.n !== undefined;
  if (isField === hasAttempt) return undefined;
  return createFault(
    'invalid request',
    isField
      ? 'n: is missing; the wind of a jump names whose it is (row or bib) and its number (n)'
      : 'n: the wind of a race is the race’s',
  );
}

function checkTrial(fact: SignedFact, { trials, holders, challengeKind, now }: FactContext): WireError | undefined {
  const trial = trials.get(fact.trialOID);
  if (trial === undefined) {
    return createFault('not found', `trialOID: there is no trial ${JSON.stringify(fact.trialOID)} in this challenge`);
  }
  if (trial.status === TRIAL_STATUS.cancelled) return createFault('conflict', `trial ${trial.uid} is cancelled`);
  if (trial.status === TRIAL_STATUS.official) {
    return createFault('conflict', `the results of ${trial.uid} are official; the secretariat corrects them`);
  }
  const holder = holders.get(trial.oid);
  if (holder !== undefined) return createFault('conflict', `trial ${trial.uid} is held by ${holder}`);
  if (Date.parse(fact.at) > now.getTime() + MAX_AHEAD_MS) {
    return createFault('invalid request', `at: ${fact.at} is more than an hour ahead of the server’s clock`);
  }
  for (const one of [fact, ...((fact as Correction).with ?? [])]) {
    const error = checkEvent(one, trial, challengeKind);
    if (error !== undefined) return error;
  }
  return undefined;
}

/** Parses a fact by its schema; errors for one that does not match it or has unsafe texts. */
export function readFact(sent: unknown): { readonly fact: SignedFact } | { readonly errors: WireError[] } {
  const unsafeErrors = findUnsafeTexts(sent);
  if (unsafeErrors.length > 0) return { errors: unsafeErrors };
  const { success, data, error } = liveFact.safeParse(sent);
  if (success) return { fact: data };
  return {
    errors: error.issues.map(({ path, message }) =>
      createFault('invalid request', `${formatJsonPath(path)}: ${message}`),
    ),
  };
}

/** Why a fact is refused without being stored; undefined for one that is stored. */
export function checkFact(fact: SignedFact, factContext: FactContext): WireError | undefined {
  const replacements = fact.kind === 'correction' ? fact.with : [];
  for (const one of [fact, ...replacements]) {
    const error = checkPermission(one, factContext);
    if (error !== undefined) return error;
  }
  return checkTrial(fact, factContext);
}
