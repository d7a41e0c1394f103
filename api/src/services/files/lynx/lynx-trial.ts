import { canMove, foldText, TRIAL_STATUS, type TrialStatus } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { SentTrial } from '../../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../../store/schema.ts';
import type { StoredTrials } from '../../planning/stored-trials.ts';
import { createMissingTrialRefusal } from '../../reads/public-reads.ts';
import type { FileErrors } from '../file-errors.ts';
import type { LynxHead } from './lynx-head.ts';
import { lynxNumbers } from './lynx-number.ts';

/**
 * A heat of the only event that is called as the file calls it: a program that numbered the events itself has other numbers, and
 * all its finals in round 1.
 */
function findByName(known: StoredTrials, { name, heat }: LynxHead): TrialTable | undefined {
  const called = [...known.groups.values()].filter((group) => foldText(group.name) === foldText(name));
  const heats = [...known.trials.values()].filter((one) => called.some(({ oid }) => oid === one.trial_group));
  const [found, other] = heats.filter((one) => one.heat === heat);
  return other === undefined ? found : undefined;
}

/** The trial that a file is of: `own` by its oid, else the one whose numbers the file names, else whose event it calls by name. */
export function findTrial(
  known: StoredTrials,
  head: LynxHead,
  own: string | undefined,
  errors: FileErrors,
): TrialTable | undefined {
  const all = [...known.trials.values()];
  if (own !== undefined) {
    const trial = all.find(({ oid }) => oid === own);
    if (trial === undefined) throw createMissingTrialRefusal(own);
    return trial;
  }
  const numbers = lynxNumbers(known);
  const numbered = all.find(({ uid }) => {
    const number = numbers.get(uid);
    return number?.event === head.event && number.round === head.round && number.heat === head.heat;
  });
  const found = numbered ?? findByName(known, head);
  if (found === undefined)
    errors.refuse(
      { line: head.line, column: 1, name: 'event' },
      saying('noHeat', { event: head.event, round: head.round, heat: head.heat }),
    );
  return found;
}

/** The stored trial with its wind, and with unofficial results where it had no status of results. */
export function trialAfter(row: TrialTable, group: string, wind: number | undefined): SentTrial {
  const dets = JSON.parse(row.dets) as NonNullable<SentTrial['dets']>;
  const ran = row.status !== TRIAL_STATUS.official && canMove(row.status, TRIAL_STATUS.unofficial);
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
    status: (ran ? TRIAL_STATUS.unofficial : row.status) as TrialStatus,
    dets: wind === undefined ? dets : { ...dets, wind, windUnit: dets.windUnit ?? 'm/s' },
  };
}
