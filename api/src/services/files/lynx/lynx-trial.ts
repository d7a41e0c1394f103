import { canChangeStatus, foldText, TRIAL_STATUS, type TrialStatus } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentTrial } from '../../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../../store/schema.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';
import { createMissingTrialRefusal } from '../../reads/public-reads.ts';
import type { FileErrors } from '../file-errors.ts';
import { type LynxHead, refuseWords } from './lynx-head.ts';
import { listLynxNumbers } from './lynx-number.ts';

/**
 * The trial with the heat number of the file's head, in an event with the name of that head; none where several have both. A program that
 * numbered the events itself has other numbers, and counts all finals as round 1: the round is not compared.
 */
function findByName(stored: StoredTrials, { name, heat }: LynxHead): TrialTable | undefined {
  const groupsOfName = [...stored.groups.values()].filter((group) => foldText(group.name) === foldText(name));
  const heats = [...stored.trials.values()].filter((one) => groupsOfName.some(({ oid }) => oid === one.trial_group));
  const [match, other] = heats.filter((one) => one.heat === heat);
  return other === undefined ? match : undefined;
}

const hasWords = ({ words = [] }: LynxHead): boolean => words.length > 0;

/** Words instead of the numbers of a heat that is known otherwise are told. */
function warnOfWords({ line, words = [] }: LynxHead, errors: FileErrors): void {
  for (const { column, name, cell } of words)
    errors.warn({ line, column, name }, createFileMessage('headLeft', { cell }));
}

function findByNumbers(stored: StoredTrials, head: LynxHead): TrialTable | undefined {
  if (hasWords(head)) return undefined;
  const numbers = listLynxNumbers(stored);
  return [...stored.trials.values()].find(({ uid }) => {
    const number = numbers.get(uid);
    return number?.event === head.event && number.round === head.round && number.heat === head.heat;
  });
}

/** The trial of a file: `trialOid` if given, else by the numbers in its head, else by the name of its event. */
export function findTrial(
  stored: StoredTrials,
  head: LynxHead,
  trialOid: string | undefined,
  errors: FileErrors,
): TrialTable | undefined {
  const chosen = [...stored.trials.values()].find(({ oid }) => oid === trialOid);
  if (trialOid !== undefined && chosen === undefined) throw createMissingTrialRefusal(trialOid);
  const match = chosen ?? findByNumbers(stored, head) ?? findByName(stored, head);
  if (match !== undefined) warnOfWords(head, errors);
  else if (hasWords(head)) refuseWords(head, errors);
  else
    errors.refuse(
      { line: head.line, column: 1, name: 'event' },
      createFileMessage('noHeat', { event: head.event, round: head.round, heat: head.heat }),
    );
  return match;
}

/** The stored trial with the wind of the file, and the status `unofficial`; official and cancelled ones keep theirs. */
export function buildUpdatedTrial(row: TrialTable, group: string, wind: number | undefined): SentTrial {
  const dets = JSON.parse(row.dets) as NonNullable<SentTrial['dets']>;
  const canBecomeUnofficial =
    row.status !== TRIAL_STATUS.official && canChangeStatus(row.status, TRIAL_STATUS.unofficial);
  return {
    uid: row.uid,
    group,
    name: row.name,
    date: row.date,
    dateE: row.date_e ?? undefined,
    dts: {},
    g0: row.g0,
    g1: row.g1,
    category: row.category,
    round: row.round as SentTrial['round'],
    heat: row.heat,
    status: (canBecomeUnofficial ? TRIAL_STATUS.unofficial : row.status) as TrialStatus,
    dets: wind === undefined ? dets : { ...dets, wind, windUnit: dets.windUnit ?? 'm/s' },
  };
}
