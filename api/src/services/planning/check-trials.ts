import { findCategory, makeGroupUid, parseTrialUid, type TrialUid } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentTrial } from '../../store/lists/sent-rows.ts';
import { parseDets } from '../sheets/sheet.ts';
import { type CompleteTrial, completeTrial } from './complete-trial.ts';
import type { Problems } from './problems.ts';
import type { StoredTrials } from './stored-trials.ts';

/** A trial of an upload whose uid agrees with its other fields. */
export interface CheckedTrial {
  readonly sent: CompleteTrial;
  readonly uid: TrialUid;
  readonly groupUid: string;
}

const UID_FIELDS = ['g0', 'g1', 'category', 'round', 'heat'] as const;

function checkUid(sent: SentTrial, path: readonly PropertyKey[], problems: Problems): TrialUid | undefined {
  const uid = parseTrialUid(sent.uid);
  if (uid === undefined) {
    const example = 'six digits of the event number, variant, category, round and heat, as in 000100-0-55-f1';
    problems.refuse([...path, 'uid'], `${JSON.stringify(sent.uid)} is no uid of a trial (${example})`);
    return undefined;
  }
  for (const name of UID_FIELDS) {
    if (sent[name] === uid[name]) continue;
    const [sentValue, uidValue] = [JSON.stringify(sent[name]), JSON.stringify(uid[name])];
    problems.refuse([...path, name], `${sentValue} does not agree with the uid ${sent.uid}, which says ${uidValue}`);
  }
  return uid;
}

/** A part of a combined event belongs to that event's group, not to the group of the open event. */
function findGroupUid(sent: CompleteTrial, uid: TrialUid): string {
  const combinedEventUid = sent.dets.combined === undefined ? undefined : parseTrialUid(sent.dets.combined);
  return makeGroupUid(combinedEventUid ?? uid);
}

/** Gives a new heat that is sent without details the qualifying rule of its round. */
function addRoundRule(sent: SentTrial, { trials }: StoredTrials): SentTrial {
  if (sent.dets !== undefined || sent.round === 'f' || sent.round === 'c' || trials.has(sent.uid)) return sent;
  const { g0, g1, category, round } = sent;
  for (const trial of trials.values()) {
    if (trial.g0 !== g0 || trial.g1 !== g1 || trial.category !== category || trial.round !== round) continue;
    const { qualifying } = parseDets(trial);
    if (qualifying !== undefined) return { ...sent, dets: { qualifying } };
  }
  return sent;
}

/** Checks `trialsData` (Q3 and Q12) and returns the valid trials by uid; errors go to `problems`. */
export function checkTrials(
  sentTrials: readonly SentTrial[],
  stored: StoredTrials,
  problems: Problems,
): Map<string, CheckedTrial> {
  const completeTrials = sentTrials.map((sent) =>
    completeTrial(addRoundRule(sent, stored), stored.trials.get(sent.uid)),
  );
  const checkedTrials = new Map<string, CheckedTrial>();
  const firstIndexes = new Map<string, number>();
  for (const [index, sent] of completeTrials.entries()) {
    const path = ['trialsData', index];
    const first = firstIndexes.get(sent.uid);
    if (first !== undefined) {
      problems.refuse([...path, 'uid'], `${sent.uid} is already the uid of $.trialsData[${first}]`);
      continue;
    }
    firstIndexes.set(sent.uid, index);
    const uid = checkUid(sent, path, problems);
    if (uid === undefined) continue;
    if (findCategory(sent.category) === undefined)
      problems.warn([...path, 'category'], createFileMessage('categoryUnknown', { category: sent.category }));
    checkedTrials.set(sent.uid, { sent, uid, groupUid: findGroupUid(sent, uid) });
  }
  for (const [index, sent] of completeTrials.entries()) {
    checkCombined(
      sent,
      ['trialsData', index, 'dets', 'combined'],
      (uid) => checkedTrials.has(uid) || stored.trials.has(uid),
      problems,
    );
  }
  return checkedTrials;
}

function checkCombined(
  sent: CompleteTrial,
  path: readonly PropertyKey[],
  isTrialUid: (uid: string) => boolean,
  problems: Problems,
): void {
  const { combined } = sent.dets;
  if (combined === undefined) {
    if (sent.round === 'c') problems.refuse(path, 'is missing: round c is a part of a combined event');
  } else if (combined === sent.uid) {
    problems.refuse(path, 'a trial is no part of itself');
  } else if (!isTrialUid(combined)) {
    problems.refuse(path, `there is no trial ${JSON.stringify(combined)} in this challenge or upload`);
  }
}
