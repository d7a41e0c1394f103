import { isFieldEvent, isToStart, MARK_STATUS, TRIAL_STATUS } from 'shared-domain';
import { type AsideReason, createFault, type FactFault } from 'shared-domain/contract';
import { liveFact, type liveInputBody } from 'shared-domain/contract/schemas';
import {
  findEventFault,
  findRightFault,
  JUDGING_FACT_KINDS,
  type PlainFact,
  type SignedFact,
} from 'shared-domain/live-input';
import type { z } from 'zod';
import { formatJsonPath } from '../../base/json-path.ts';
import { findUnsafeTexts } from '../../base/unsafe-texts.ts';
import type { Signer } from '../../policies/code-policy.ts';
import type { TrialTable } from '../../store/schema.ts';
import { readTrialEvent } from '../sheets/sheet.ts';
import type { IsShared } from './shared-facts.ts';

type DeviceClock = NonNullable<z.output<typeof liveInputBody>['clock']>;

/** How far a device's clock may be ahead of the server's, ms. */
const MAX_AHEAD_MS = 3_600_000;

/** What a fact is checked against before it is stored. */
export interface FactContext {
  readonly official: Signer;
  /** Kind of the competition, which its events are read with. */
  readonly challengeKind: string;
  readonly trials: ReadonlyMap<string, TrialTable>;
  /** Whether a fact of a trial and instant (ms) is another's to say. */
  readonly isHeld: (trial: string, instant: number) => boolean;
  /** Whether several devices say a fact side by side, whoever holds the trial. */
  readonly isShared: IsShared;
  readonly now: Date;
  /** How the device knows the time. */
  readonly clock: DeviceClock | undefined;
  /** Trials with facts of other devices, among which those of a clock that was never compared cannot be ordered. */
  readonly trialsOfOthers: ReadonlySet<string>;
  /** The facts that corrections replace, as far as they are known. */
  readonly replaced: ReadonlyMap<string, SignedFact>;
  /** Attempts whose protests are upheld in the same post. */
  readonly upheld: ReadonlySet<string>;
}

function checkTrial(fact: SignedFact, { trials, challengeKind, official }: FactContext): FactFault | undefined {
  const trial = trials.get(fact.trialOID);
  if (trial !== undefined) return findEventFault(fact, readTrialEvent(trial, challengeKind), trial.uid, official.kind);
  return createFault('unknown trial', `trialOID: there is no trial ${JSON.stringify(fact.trialOID)} in this challenge`);
}

/**
 * What whoever holds a trial leaves to others, as tasks of their own: the clock of its attempts, presence and evidence, judges of a
 * walk, umpires.
 */
const TASK_KINDS: readonly string[] = ['clock', 'check', 'evidence', ...JUDGING_FACT_KINDS];

/** Whether a fact is of such a task: what a referee answers to a report or a protest, too. */
const isOfTask = ({ kind }: SignedFact | PlainFact): boolean => TASK_KINDS.includes(kind) || kind === 'ruling';

/** Whether a call room says it, while the trial has not begun: it is called, somebody is not there. */
const isOfCallRoom = (fact: SignedFact): boolean =>
  (fact.kind === 'status' && fact.status === TRIAL_STATUS.called) ||
  (fact.kind === 'word' && fact.st === MARK_STATUS.dns);

function isOfAnyDevice(fact: SignedFact, { trials, replaced, upheld }: FactContext): boolean {
  if (isOfTask(fact)) return true;
  // Of a foul that nobody measured nothing counts once its protest is upheld: it is taken again.
  if (fact.kind === 'void') return upheld.has(fact.attempt);
  const trial = trials.get(fact.trialOID);
  // In a race nobody judges attempts: a disqualification is the recorder's or the referee's.
  if (fact.kind === 'word' && trial !== undefined && !isFieldEvent(trial.g0)) return true;
  const before = fact.kind === 'correction' ? replaced.get(fact.replaces) : fact;
  if (before === undefined) return false;
  const facts = fact.kind === 'correction' ? fact.with : [];
  if (isOfTask(before)) return facts.every(isOfTask);
  return trial !== undefined && isToStart(trial.status) && isOfCallRoom(before) && facts.every(isOfTask);
}

/** Why a fact that is stored waits for a human before it counts. */
export function findAsideReason(fact: SignedFact, context: FactContext): AsideReason | undefined {
  const { trials, isHeld, isShared, now, clock, trialsOfOthers } = context;
  const status = trials.get(fact.trialOID)?.status;
  if (status === TRIAL_STATUS.cancelled) return 'cancelled';
  if (status === TRIAL_STATUS.official) return 'official';
  // Without a clock that was compared with the server's, a fact belongs to when it comes.
  const instant = clock?.source === 'server' ? Date.parse(fact.at) : now.getTime();
  if (!isOfAnyDevice(fact, context) && !isShared(fact) && isHeld(fact.trialOID, instant)) return 'held';
  const isUnordered = clock?.source === 'own' && trialsOfOthers.has(fact.trialOID);
  return isUnordered || Date.parse(fact.at) > now.getTime() + MAX_AHEAD_MS ? 'clock' : undefined;
}

/** Parses a fact by its schema; errors for one that does not match it or has unsafe texts. */
export function readFact(sent: unknown): { readonly fact: SignedFact } | { readonly errors: FactFault[] } {
  const unsafeErrors = findUnsafeTexts(sent);
  if (unsafeErrors.length > 0) return { errors: unsafeErrors.map(({ detail }) => createFault('malformed', detail)) };
  const { success, data, error } = liveFact.safeParse(sent);
  if (success) return { fact: data };
  return {
    errors: error.issues.map(({ path, message }) => createFault('malformed', `${formatJsonPath(path)}: ${message}`)),
  };
}

/** Why a fact is refused without being stored; undefined for one that is stored. */
export function checkFact(fact: SignedFact, factContext: FactContext): FactFault | undefined {
  return findRightFault(fact, factContext.official.kind) ?? checkTrial(fact, factContext);
}
