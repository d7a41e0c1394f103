import {
  type ContestFault,
  findCategory,
  findContestFault,
  makeGroupUid,
  parseTrialUid,
  type TrialUid,
} from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentTrial } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';
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

/** Gives a new heat the categories of its event, and one that is sent without details the qualifying rule of its round. */
function addGroupDetails(sent: SentTrial, { trials }: StoredTrials): SentTrial {
  if (sent.round === 'c' || trials.has(sent.uid)) return sent;
  const { g0, g1, category, round } = sent;
  const others = [...trials.values()].filter(
    (trial) => trial.g0 === g0 && trial.g1 === g1 && trial.category === category && trial.combined === null,
  );
  const details = others.map((trial) => ({ round: trial.round, ...parseDets(trial) }));
  const categories = sent.dets?.categories ?? details.find((one) => one.categories !== undefined)?.categories;
  const hasRule = sent.dets === undefined && round !== 'f';
  const rule = details.find((one) => hasRule && one.round === round && one.qualifying !== undefined)?.qualifying;
  if (categories === undefined && rule === undefined) return sent;
  return {
    ...sent,
    dets: { ...sent.dets, ...(rule && { qualifying: rule }), ...(categories && { categories }) },
  };
}

const CONTEST_FAULTS: Readonly<Record<ContestFault, string>> = {
  event: 'names a category, but only a trial of the category of all ages is for some of them',
  unknown: 'is no category of this site',
  wildcard: 'is for all ages; leave the categories out where the trial is for all',
  sex: 'is not of the sex of the trial',
};

/** Checks the categories that a trial is said to be for. One that is stored already stays where the site knows it no longer. */
function checkContest(
  { category, dets }: CompleteTrial,
  stored: TrialTable | undefined,
  path: readonly PropertyKey[],
  problems: Problems,
): void {
  const { categories: before = [] } = stored === undefined ? {} : parseDets(stored);
  for (const [index, id] of (dets.categories ?? []).entries()) {
    const fault = findContestFault(category, id);
    const isKept = fault === 'unknown' && before.includes(id);
    if (fault !== undefined && !isKept) problems.refuse([...path, index], `${id} ${CONTEST_FAULTS[fault]}`);
  }
}

/** Checks `trialsData` (Q3 and Q12) and returns the valid trials by uid; errors go to `problems`. */
export function checkTrials(
  sentTrials: readonly SentTrial[],
  stored: StoredTrials,
  problems: Problems,
): Map<string, CheckedTrial> {
  const completeTrials = sentTrials.map((sent) =>
    completeTrial(addGroupDetails(sent, stored), stored.trials.get(sent.uid)),
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
    checkContest(sent, stored.trials.get(sent.uid), [...path, 'dets', 'categories'], problems);
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
