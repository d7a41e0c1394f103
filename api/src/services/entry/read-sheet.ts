import type { SheetAnswer } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import { readSentStarts, readStoredResults } from '../../store/lists/lists.ts';
import { readSignedActs, type SignedAct } from '../../store/lists/official-acts.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import { findChallengeOfTrial } from '../../store/lists/trials.ts';
import type { Context } from '../context/context.ts';
import { readFiledReports } from '../live-input/read-reports.ts';
import { createMissingTrialRefusal } from '../planning/stored-trials.ts';
import { parseActBody } from '../sheets/acts.ts';
import { readOrganiserTrials } from '../sheets/organiser-trials.ts';
import { makeEditableResults, makeEditableStarts } from '../writing/edit-answer.ts';
import { makeHoldField, readHolds } from './organiser-programme.ts';
import { presentRemark } from './remarks.ts';

const presentSigner = ({ organiser, email }: SignedAct): SheetAnswer['remarks'][number]['who'] => {
  if (organiser === null) return undefined;
  return email === null ? { oid: organiser } : { oid: organiser, email };
};

function listCorrections(act: SignedAct): SheetAnswer['corrections'] {
  const body = parseActBody(act, 'correction');
  if (body === undefined) return [];
  const { before, after, why } = body;
  const row = act.row ?? undefined;
  return [{ at: act.at, row, who: presentSigner(act), why, before: { ...before }, after: { ...after } }];
}

function listStatuses(act: SignedAct): SheetAnswer['statuses'] {
  const body = parseActBody(act, 'status');
  return body === undefined ? [] : [{ at: act.at, who: presentSigner(act), ...body }];
}

function listRemarks(act: SignedAct): SheetAnswer['remarks'] {
  const remark = presentRemark(act);
  return remark === undefined ? [] : [{ ...remark, who: presentSigner(act) }];
}

/** All that the secretariat shows of one trial: lists with their row keys, remarks, corrections and changes of status. */
export async function readTrialSheet(ctx: Context, organiser: string, oid: string): Promise<SheetAnswer> {
  return ctx.store.snapshot(async (tx) => {
    const chOID = await findChallengeOfTrial(tx, oid);
    const organiserTrial = chOID === undefined ? undefined : (await readOrganiserTrials(tx, chOID)).get(oid);
    if (organiserTrial === undefined) throw createMissingTrialRefusal(oid);
    const acts = await readSignedActs(tx, oid);
    const starts = parseBodies<SentStart>(await readSentStarts(tx, oid));
    const reports = await readFiledReports(tx, chOID ?? '', organiserTrial.trial, starts);
    return {
      trial: organiserTrial.trial,
      kind: organiserTrial.kind,
      ...makeHoldField(await readHolds(tx, chOID ?? '', organiser, ctx.readSteadyClock()), oid),
      starts: makeEditableStarts(starts),
      results: makeEditableResults(await readStoredResults(tx, oid)),
      remarks: acts.flatMap(listRemarks),
      corrections: acts.flatMap(listCorrections),
      statuses: acts.flatMap(listStatuses),
      ...(reports.length === 0 ? {} : { reports }),
    };
  });
}
