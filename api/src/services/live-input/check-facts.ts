import { isToStart, MARK_STATUS, TRIAL_STATUS } from 'shared-domain';
import { type AsideReason, createFault, type FactFault } from 'shared-domain/contract';
import { liveFact, type liveInputBody } from 'shared-domain/contract/schemas';
import { findEventFault, findRightFault, type SignedFact } from 'shared-domain/live-input';
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
}

function checkTrial(fact: SignedFact, { trials, challengeKind, official }: FactContext): FactFault | undefined {
  const trial = trials.get(fact.trialOID);
  if (trial !== undefined) return findEventFault(fact, readTrialEvent(trial, challengeKind), trial.uid, official.kind);
  return createFault('unknown trial', `trialOID: there is no trial ${JSON.stringify(fact.trialOID)} in this challenge`);
}

/** What whoever holds a trial leaves to others: the clock of its attempts, presence and evidence are tasks of their own. */
const KINDS_OF_ANY_DEVICE: readonly string[] = ['clock', 'check', 'evidence'];

/** Whether a call room says it, while the trial has not begun: it is called, somebody is not there. */
const isOfCallRoom = (fact: SignedFact): boolean =>
  (fact.kind === 'status' && fact.status === TRIAL_STATUS.called) ||
  (fact.kind === 'word' && fact.st === MARK_STATUS.dns);

function isOfAnyDevice(fact: SignedFact, status: number | undefined, replaced: FactContext['replaced']): boolean {
  if (KINDS_OF_ANY_DEVICE.includes(fact.kind)) return true;
  const before = fact.kind === 'correction' ? replaced.get(fact.replaces) : fact;
  if (before === undefined) return false;
  const facts = fact.kind === 'correction' ? fact.with : [];
  const isOfTask = ({ kind }: { readonly kind: string }) => KINDS_OF_ANY_DEVICE.includes(kind);
  if (isOfTask(before)) return facts.every(isOfTask);
  return status !== undefined && isToStart(status) && isOfCallRoom(before) && facts.every(isOfTask);
}

/** Why a fact that is stored waits for a human before it counts. */
export function findAsideReason(
  fact: SignedFact,
  { trials, isHeld, isShared, now, clock, trialsOfOthers, replaced }: FactContext,
): AsideReason | undefined {
  const status = trials.get(fact.trialOID)?.status;
  if (status === TRIAL_STATUS.cancelled) return 'cancelled';
  if (status === TRIAL_STATUS.official) return 'official';
  // Without a clock that was compared with the server's, a fact belongs to when it comes.
  const instant = clock?.source === 'server' ? Date.parse(fact.at) : now.getTime();
  if (!isOfAnyDevice(fact, status, replaced) && !isShared(fact) && isHeld(fact.trialOID, instant)) return 'held';
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
