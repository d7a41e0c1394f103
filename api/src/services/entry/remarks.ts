import { parseRule } from 'shared-domain';
import type { DeletedAnswer, Remark, RemarkAnswer } from 'shared-domain/contract';
import type { remarkBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusal, refusalAt } from '../../base/refusal.ts';
import { readActs, readActsByOid } from '../../store/lists/official-acts.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { requireChallengeOfTrial, requireTrial } from '../planning/stored-trials.ts';
import { createAct, parseActBody } from '../sheets/acts.ts';
import { readSheet, type Sheet } from '../sheets/sheet.ts';
import { refuseTooManyActs } from '../writing/challenge-limits.ts';
import { type ManualEdit, type ManualEditState, writeManualEdit } from '../writing/manual-edit.ts';

type RemarkBody = z.output<typeof remarkBody>;

function parseRules({ rules }: RemarkBody): string[] | undefined {
  return rules?.map((text, index) => {
    const rule = parseRule(text);
    if (rule === undefined) {
      throw refusalAt(
        'invalid request',
        `$.rules[${index}]`,
        `${JSON.stringify(text)} is no number of a rule, as TR16.8 is`,
      );
    }
    return rule;
  });
}

const readRemarkSheet = ({ db, stored }: ManualEditState, oid: string): Promise<Sheet> =>
  readSheet(db, requireTrial(stored, oid));

/** A trial's unchanged results, to be built again with their remarks. */
const buildUnchangedResults = ({ oid, uid, results }: Sheet): Pick<ManualEdit, 'resultlists' | 'refreshedTrials'> => ({
  refreshedTrials: [oid],
  ...(results.length === 0 ? {} : { resultlists: { [uid]: results.map(({ sent }) => sent) } }),
});

export function presentRemark(act: OfficialActTable): Remark | undefined {
  const body = parseActBody(act, 'remark');
  return body && { oid: act.oid, at: act.at, ...(act.row === null ? {} : { row: act.row }), ...body };
}

/** Adds a remark, public or for the secretariat alone. The log names the row, not the text. */
export async function addRemark(
  ctx: Context,
  organiser: string,
  oid: string,
  { row, ...body }: RemarkBody,
): Promise<RemarkAnswer> {
  const chOID = await requireChallengeOfTrial(ctx.store.db, oid);
  const rules = parseRules(body);
  let act: OfficialActTable | undefined;
  const { log } = await writeManualEdit(ctx, { organiser, chOID }, async (state) => {
    await refuseTooManyActs(state.db, chOID, 'remark');
    const sheet = await readRemarkSheet(state, oid);
    const isInLists = [...sheet.starts, ...sheet.results].some(({ key }) => key === row);
    if (row !== undefined && !isInLists) {
      throw refusalAt('not found', '$.row', `${JSON.stringify(row)} is in no list of ${sheet.uid}`);
    }
    act = createAct('remark', { challenge: chOID, list: oid, row }, { ...body, rules }, organiser, state.now);
    const detail = { trial: oid, uid: sheet.uid, row, rules, public: body.public };
    return { action: 'remark added', detail, acts: [act], ...buildUnchangedResults(sheet) };
  });
  const [stored] = await readActsByOid(ctx.store.db, act === undefined ? [] : [act.oid]);
  const remark = stored && presentRemark(stored);
  if (remark === undefined || log === undefined) throw refusal('critical error', 'the remark was not kept');
  return { remark, log };
}

export async function deleteRemark(
  ctx: Context,
  organiser: string,
  oid: string,
  remark: string,
): Promise<DeletedAnswer> {
  const chOID = await requireChallengeOfTrial(ctx.store.db, oid);
  const { log = '' } = await writeManualEdit(ctx, { organiser, chOID }, async (state) => {
    const sheet = await readRemarkSheet(state, oid);
    const act = (await readActs(state.db, [oid])).find((one) => one.oid === remark && one.kind === 'remark');
    if (act === undefined) throw refusalAt('not found', 'query.remark', `there is no remark ${remark} of ${sheet.uid}`);
    const detail = { trial: oid, uid: sheet.uid, row: act.row ?? undefined };
    return { action: 'remark deleted', detail, withdrawnActs: [act], ...buildUnchangedResults(sheet) };
  });
  return { oids: [remark], log };
}
