import {
  canChangeStatus,
  findCategory,
  foldText,
  isOppositeSex,
  isSameDiscipline,
  parseWrittenEvent,
  TRIAL_STATUS,
  type TrialStatus,
} from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentTrial } from '../../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../../store/schema.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';
import { buildUnchangedTrial } from '../../planning/unchanged-trial.ts';
import { createMissingTrialRefusal } from '../../reads/public-reads.ts';
import type { FileErrors } from '../file-errors.ts';
import { type LynxHead, refuseWords } from './lynx-head.ts';
import { listLynxNumbers } from './lynx-number.ts';

/**
 * The trial whose group has the name in the head of the file and whose heat has its number; undefined where several do. The event number
 * and the round are not compared: a program that numbers the events itself has its own, and counts all finals as round 1.
 */
function findByName(stored: StoredTrials, { name, heat }: LynxHead): TrialTable | undefined {
  const groupsOfName = [...stored.groups.values()].filter((group) => foldText(group.name) === foldText(name));
  const heats = [...stored.trials.values()].filter((one) => groupsOfName.some(({ oid }) => oid === one.trial_group));
  const [match, other] = heats.filter((one) => one.heat === heat);
  return other === undefined ? match : undefined;
}

/** Whether a cell of the head that should be a number holds a word. */
const hasWords = ({ words = [] }: LynxHead): boolean => words.length > 0;

/** Warns of the words that the head has in place of numbers, when the trial was found without them. */
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

/** Words that say a distance or a relay: a number alone is that of a heat. */
const EVENT_START = /^(?:\d+\s?[x×*]\s?)?\d+\s?(?:m|km)(?![\p{L}\d])/iu;

/** Refuses the name of another event than that of the trial: the file is of another heat. Behind the distance a name may be in any language. */
function refuseOtherEvent({ line, name }: LynxHead, trial: TrialTable, groupName: string, errors: FileErrors): void {
  if ([trial.name, groupName].some((own) => foldText(own) === foldText(name))) return;
  const written = parseWrittenEvent(name);
  const start = parseWrittenEvent(EVENT_START.exec(name)?.[0] ?? '');
  const isOther =
    written === undefined
      ? start !== undefined && start.event.g0 !== trial.g0
      : !isSameDiscipline(written.event, trial) || isOppositeSex(written.sex, findCategory(trial.category)?.sex);
  if (!isOther) return;
  errors.refuse({ line, column: 4, name: 'name' }, createFileMessage('otherEvent', { cell: name, event: trial.name }));
}

/**
 * The trial of a file: `trialOid` if given, else by the numbers in its head, else by its name and heat. Undefined where none is found: then
 * the file is refused in `errors`.
 * @throws Refusal for a `trialOid` that is not in the competition
 */
export function findTrial(
  stored: StoredTrials,
  head: LynxHead,
  trialOid: string | undefined,
  errors: FileErrors,
): TrialTable | undefined {
  const chosen = [...stored.trials.values()].find(({ oid }) => oid === trialOid);
  if (trialOid !== undefined && chosen === undefined) throw createMissingTrialRefusal(trialOid);
  const match = chosen ?? findByNumbers(stored, head) ?? findByName(stored, head);
  if (match !== undefined) {
    warnOfWords(head, errors);
    const group = [...stored.groups.values()].find(({ oid }) => oid === match.trial_group);
    refuseOtherEvent(head, match, group?.name ?? '', errors);
  } else if (hasWords(head)) refuseWords(head, errors);
  else
    errors.refuse(
      { line: head.line, column: 1, name: 'event' },
      createFileMessage('noHeat', { event: head.event, round: head.round, heat: head.heat }),
    );
  return match;
}

/** The stored trial with the wind of the file, and the status `unofficial`; official and cancelled ones keep theirs. */
export function buildUpdatedTrial(row: TrialTable, groupName: string, wind: number | undefined): SentTrial {
  const dets = JSON.parse(row.dets) as NonNullable<SentTrial['dets']>;
  const canBecomeUnofficial =
    row.status !== TRIAL_STATUS.official && canChangeStatus(row.status, TRIAL_STATUS.unofficial);
  return {
    ...buildUnchangedTrial(row, groupName),
    dateE: row.date_e ?? undefined,
    status: (canBecomeUnofficial ? TRIAL_STATUS.unofficial : row.status) as TrialStatus,
    dets: wind === undefined ? dets : { ...dets, wind, windUnit: dets.windUnit ?? 'm/s' },
  };
}
