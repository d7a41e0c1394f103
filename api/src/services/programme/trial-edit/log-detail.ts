import type { TrialTable } from '../../../store/schema.ts';
import type { TrialLists } from '../../planning/plan-lists.ts';
import type { TrialPlan } from '../../planning/plan-upload.ts';
import type { Regrouping } from './regroup.ts';
import type { TrialEdit } from './trial-edit.ts';

/** Detail of an edit for the log: changed fields before and after, and lengths of lists, without names of athletes. */
export function describeEdit(
  row: TrialTable,
  { nameBefore }: Regrouping,
  { sent }: TrialPlan,
  lists: TrialLists,
  edit: TrialEdit,
): Record<string, unknown> {
  const fields = (
    [
      ['uid', row.uid, sent?.uid],
      ['group', nameBefore, sent?.group],
      ['status', row.status, sent?.status],
      ['date', row.date, sent?.date],
      ['dateE', row.date_e ?? undefined, sent?.dateE],
      ['name', row.name, sent?.name],
      ['dts', edit.dts && JSON.parse(row.dts), edit.dts && sent?.dts],
      ['dets', JSON.parse(row.dets), sent?.dets],
      ['starts', row.starts, lists.starts?.rows.length ?? row.starts],
      ['results', row.results, lists.results?.rows.length ?? row.results],
    ] as const
  ).filter(([, before, after]) => JSON.stringify(before) !== JSON.stringify(after));
  return {
    trial: row.oid,
    uid: row.uid,
    reason: edit.reason,
    before: Object.fromEntries(fields.map(([name, before]) => [name, before])),
    after: Object.fromEntries(fields.map(([name, , after]) => [name, after])),
    lists: (['starts', 'results'] as const).filter((name) => edit[name] !== undefined && lists[name] !== undefined),
  };
}
