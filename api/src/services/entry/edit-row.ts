import { hasRule, TRIAL_STATUS } from 'shared-domain';
import type { EditAnswer } from 'shared-domain/contract';
import { conflict, refusalAt } from '../../base/refusal.ts';
import type { SentResult, SentStart } from '../../store/lists/sent-rows.ts';
import type { Context } from '../context/context.ts';
import { indexEntries } from '../planning/entries.ts';
import { createProblems, type Problems } from '../planning/problems.ts';
import { requireChallengeOfTrial, requireTrial } from '../planning/stored-trials.ts';
import { makeRowKey } from '../sheets/row-key.ts';
import { createResult, readSheet, readTrialEvent, type Sheet, type SheetResult } from '../sheets/sheet.ts';
import { pickLoggedFields, requireReason } from '../writing/corrections.ts';
import { logUnknownValues } from '../writing/log-unknown-values.ts';
import { type ManualEdit, type ManualEditState, writeManualEdit } from '../writing/manual-edit.ts';
import { checkCut } from './check-cut.ts';
import { checkJumpOff } from './check-jump-off.ts';
import { findStatusWithMarks, startByFirstMark } from './first-mark.ts';
import { planRowActs } from './row-acts.ts';
import { type AthleteRows, requireNoConflict } from './row-conflicts.ts';
import { type RowEditBody, readEditedMark } from './typed-mark.ts';
import { reopenWithoutMark } from './withdrawn-mark.ts';

/** Problems of a single row, with paths in the row's own body. */
const createRowProblems = (): Problems => createProblems(([root, , , ...rest]) => (root === 'resultlists' ? rest : []));

/** A row by its key: of the result list, of the start list, or of both. */
function findRow({ starts, results, uid }: Sheet, key: string): AthleteRows {
  const start = starts.find((one) => one.key === key);
  const entries = indexEntries(starts.map(({ sent }) => sent));
  const isOfEntry = ({ sent }: SheetResult) => start !== undefined && entries.find(sent) === start.sent;
  const result = results.find((one) => one.key === key) ?? results.find(isOfEntry);
  if (start === undefined && result === undefined) {
    throw refusalAt('not found', '$.row', `${JSON.stringify(key)} is in no list of ${uid}`);
  }
  return { start: start ?? starts.find(({ sent }) => result && entries.find(result.sent) === sent), result };
}

/** `null` removes a field, an absent one is not changed. */
function applyChanges<T extends object>(row: T, changes: { readonly [K in keyof T]?: T[K] | null | undefined }): T {
  const givenChanges = Object.entries(changes).filter(([, value]) => value !== undefined);
  const next = { ...row, ...Object.fromEntries(givenChanges) };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null)) as T;
}

const pickRowFields = ({
  bib,
  lane,
  rank,
  standing,
  reaction,
  wind,
  splits,
  comment,
  attempts,
  rule,
  walk,
}: RowEditBody) => ({
  bib,
  lane,
  rank,
  standing,
  reaction,
  wind,
  splits,
  comment,
  attempts,
  rule,
  walk,
});

/** The start list with the entry at its result's new lane or bib; empty where neither changes. */
function moveStart(
  { uid, starts }: Sheet,
  { start }: AthleteRows,
  { bib, lane }: RowEditBody,
): ManualEdit['startlists'] {
  if (start === undefined || (bib === undefined && lane === undefined)) return {};
  return { [uid]: starts.map((one) => (one === start ? applyChanges<SentStart>(one.sent, { bib, lane }) : one.sent)) };
}

function replaceResult({ results, uid }: Sheet, { result }: AthleteRows, after: SentResult): ManualEdit['resultlists'] {
  const rows = results.map((one) => (one === result ? after : one.sent));
  return { [uid]: result === undefined ? [...rows, after] : rows };
}

async function planRow(state: ManualEditState, oid: string, edit: RowEditBody): Promise<ManualEdit> {
  const trial = requireTrial(state.stored, oid);
  if (trial.status === TRIAL_STATUS.cancelled) throw conflict('trial cancelled', `trial ${trial.uid} is cancelled`);
  requireReason(trial.status, edit.reason);
  const sheet = await readSheet(state.db, trial);
  const athleteRows = findRow(sheet, edit.row);
  requireNoConflict(sheet, athleteRows, edit);
  checkCut(sheet, athleteRows, edit);
  checkJumpOff(sheet, athleteRows, edit);
  const prf = readEditedMark(edit, readTrialEvent(trial, state.challenge.kind), findStatusWithMarks(trial.status));
  const before = athleteRows.result?.sent;
  // The rule of a disqualification is removed with it.
  const rule = edit.rule === undefined && prf !== undefined && !hasRule(prf) ? null : edit.rule;
  const after = applyChanges<SentResult>(before ?? createResult(athleteRows.start?.sent), {
    ...pickRowFields(edit),
    prf,
    rule,
  });
  const key = makeRowKey(after);
  const { acts, withdrawnActs, isCorrection } = await planRowActs(
    state,
    sheet,
    athleteRows.result,
    { key, sent: after },
    edit,
  );
  const isUnchanged = acts.length + withdrawnActs.length === 0 && JSON.stringify(before) === JSON.stringify(after);
  const trialStart = isUnchanged ? { trialsData: [], acts: [] } : startByFirstMark(state, trial, after);
  const trialReopening = reopenWithoutMark(state, trial, { sheet, before, after, why: edit.reason });
  return {
    action: isCorrection ? 'result corrected' : 'result entered',
    detail: {
      trial: oid,
      uid: trial.uid,
      row: key,
      before: pickLoggedFields(before),
      after: pickLoggedFields(after),
      reason: edit.reason,
      ...(edit.override === undefined ? {} : { override: edit.override }),
    },
    withdrawnActs,
    acts: [...acts, ...trialStart.acts, ...trialReopening.acts],
    trialsData: [...(trialStart.trialsData ?? []), ...trialReopening.trialsData],
    restoresTrials: trialReopening.trialsData.length > 0,
    startlists: moveStart(sheet, athleteRows, edit),
    resultlists: isUnchanged ? {} : replaceResult(sheet, athleteRows, after),
  };
}

/**
 * Changes one row's result by hand, the judge's place included. Ranks, gaps, bests and who qualifies are computed again; a change of
 * official results is logged with the former row.
 */
export async function editRow(ctx: Context, organiser: string, oid: string, edit: RowEditBody): Promise<EditAnswer> {
  const chOID = await requireChallengeOfTrial(ctx.store.db, oid);
  if (edit.prf !== undefined) {
    logUnknownValues(ctx, chOID, { trialsData: [], startlists: {}, resultlists: { [oid]: [{ prf: edit.prf }] } });
  }
  return writeManualEdit(ctx, { organiser, chOID }, (state) => planRow(state, oid, edit), createRowProblems);
}
