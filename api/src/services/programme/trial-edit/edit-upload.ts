import { findContestFault, TRIAL_STATUS, type TrialStatus } from 'shared-domain';
import type { SentTrial, SentUpload } from '../../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../../store/schema.ts';
import { createProblems, type Problems } from '../../planning/problems.ts';
import { parseDets } from '../../sheets/sheet.ts';
import type { TrialEdit } from './trial-edit.ts';

/** The field of `dts` that gets the instant at which a status is reached (Q9). */
const DATE_FIELD_BY_STATUS: Readonly<Record<number, keyof SentTrial['dts']>> = {
  [TRIAL_STATUS.startlist]: 'startlist',
  [TRIAL_STATUS.called]: 'called',
  [TRIAL_STATUS.running]: 'started',
  [TRIAL_STATUS.finished]: 'finished',
  [TRIAL_STATUS.official]: 'official',
};

/** The dates of change that an edit sets, without those that it removes. */
function listChangedDates({ dts = {} }: TrialEdit): SentTrial['dts'] {
  return Object.fromEntries(Object.entries(dts).flatMap(([name, at]) => (typeof at === 'string' ? [[name, at]] : [])));
}

/** A trial without the dates that an edit removes; done before the upload, which keeps every date that it does not name. */
export function removeDates(row: TrialTable, { dateE, dts = {} }: TrialEdit): TrialTable {
  const dates = JSON.parse(row.dts) as Record<string, string>;
  const remaining = Object.entries(dates).filter(([name]) => dts[name as keyof typeof dts] !== null);
  return { ...row, date_e: dateE === null ? null : row.date_e, dts: JSON.stringify(Object.fromEntries(remaining)) };
}

/** The details that an edit gives a trial; one that becomes another event is no longer for categories that this one cannot have. */
function buildDetails(row: TrialTable, edit: TrialEdit): SentTrial['dets'] {
  if (edit.dets !== undefined) return { ...edit.dets, combined: edit.dets.combined ?? row.combined ?? undefined };
  const { categories = [], ...details } = parseDets(row);
  const isLost = edit.uid !== undefined && categories.some((id) => findContestFault(row.category, id) !== undefined);
  return isLost ? details : undefined;
}

/** An edit in the form of an upload of this one trial. */
export function buildEditUpload(
  row: TrialTable,
  group: string,
  edit: TrialEdit,
  { now, isCorrected }: { readonly now: Date; readonly isCorrected: boolean },
): SentUpload {
  const { status = row.status as TrialStatus, date = row.date, dateE, name = row.name } = edit;
  const dateField = status === row.status ? undefined : DATE_FIELD_BY_STATUS[status];
  const at = now.toISOString();
  const trial: SentTrial = {
    uid: row.uid,
    group,
    name,
    date,
    dateE: dateE ?? undefined,
    status,
    dets: buildDetails(row, edit),
    g0: row.g0,
    g1: row.g1,
    category: row.category,
    round: row.round as SentTrial['round'],
    heat: row.heat,
    dts: {
      ...(dateField === undefined ? {} : { [dateField]: at }),
      ...listChangedDates(edit),
      ...(isCorrected ? { corrected: at } : {}),
    },
  };
  return {
    chOID: row.challenge,
    trialsData: [trial],
    startlists: edit.starts === undefined ? {} : { [row.uid]: edit.starts },
    resultlists: edit.results === undefined ? {} : { [row.uid]: edit.results },
  };
}

const EDIT_FIELDS: Readonly<Record<string, string>> = { startlists: 'starts', resultlists: 'results' };

/** Problems with paths in the edit rather than in the upload made from it. */
export const createEditProblems = (): Problems =>
  createProblems(([root, _, ...rest]) => {
    const name = EDIT_FIELDS[String(root)];
    return name === undefined ? rest : [name, ...rest];
  });
