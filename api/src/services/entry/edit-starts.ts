import { TRIAL_STATUS } from 'shared-domain';
import type { EditAnswer } from 'shared-domain/contract';
import type { startEdits } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { Context } from '../context/context.ts';
import { createProblems } from '../planning/problems.ts';
import { makeRowKey } from '../sheets/row-key.ts';
import { requireReason } from '../writing/corrections.ts';
import { type ManualEdit, type ManualEditState, writeManualEdit } from '../writing/manual-edit.ts';
import { listPartEdits } from './combined-entry.ts';
import { OpenLists } from './open-lists.ts';
import { applyStartEdit } from './start-edit.ts';
import { reopenTrial } from './withdrawn-mark.ts';

type Edits = z.output<typeof startEdits>;

async function planEdits(state: ManualEditState, { edits, reason }: Edits): Promise<ManualEdit> {
  const lists = new OpenLists(state);
  for (const [index, edit] of edits.entries()) {
    for (const one of [edit, ...listPartEdits(edit, state.stored)]) await applyStartEdit(lists, one, ['edits', index]);
  }
  const changedLists = lists.listChanges();
  for (const { sheet, results } of changedLists)
    if (results !== undefined) requireReason(sheet.trial?.status ?? 0, reason);
  for (const { op, trial } of edits)
    if (op === 'members' || op === 'team')
      requireReason((await lists.open(trial, '$')).sheet.trial?.status ?? 0, reason);
  // An athlete who is entered late has no result yet, so the trial is not official any more.
  const lateTrials = changedLists.flatMap(({ sheet: { trial, starts: before }, starts = [] }) =>
    trial?.status === TRIAL_STATUS.official && starts.length > before.length ? [trial] : [],
  );
  for (const { status } of lateTrials) requireReason(status, reason);
  const reopenings = lateTrials.map((trial) => reopenTrial(state, trial, reason));
  const movedActs = lists.listMovedActs();
  const indexListsByUid = <K extends 'starts' | 'results'>(name: K) =>
    Object.fromEntries(
      changedLists.flatMap((list) => (list[name] === undefined ? [] : [[list.sheet.uid, list[name]]])),
    );
  return {
    action: 'start list changed',
    // The log stores no name (Q30): an added athlete and the runners of a team are logged by trial and row key.
    detail: {
      edits: edits.map((edit) => {
        if (edit.op === 'add') return { op: edit.op, trial: edit.trial, row: makeRowKey(edit.entry) };
        return edit.op === 'members' ? { op: edit.op, trial: edit.trial, row: edit.row } : edit;
      }),
      reason,
    },
    startlists: indexListsByUid('starts') as ManualEdit['startlists'],
    resultlists: indexListsByUid('results') as ManualEdit['resultlists'],
    ...movedActs,
    acts: [...movedActs.acts, ...reopenings.flatMap(({ acts }) => acts)],
    trialsData: reopenings.flatMap(({ trialsData }) => trialsData),
    restoresTrials: reopenings.length > 0,
  };
}

/** Edits start lists by hand: all of the edits or none; results follow their entries to another bib or lane. */
export async function editStarts(ctx: Context, organiser: string, chOID: string, edits: Edits): Promise<EditAnswer> {
  return writeManualEdit(ctx, { organiser, chOID }, (state) => planEdits(state, edits), createProblems);
}
