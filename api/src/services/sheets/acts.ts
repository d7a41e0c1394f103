import type { ResultRow } from 'shared-domain/contract';
import type { actBodies } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { newOid } from '../../store/oid.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';

/** Bodies of officials' acts, by kind. Acts are stored beside the rows, so that a list that is sent again does not delete them. */
type ActBodies = { readonly [K in keyof typeof actBodies]: Readonly<z.output<(typeof actBodies)[K]>> };

type ActKind = keyof ActBodies;

/** Whom or what an act is about. */
interface About {
  readonly challenge: string;
  readonly list: string;
  readonly round?: string;
  readonly row?: string | undefined;
}

export function newAct<K extends ActKind>(
  kind: K,
  { challenge, list, round, row }: About,
  body: ActBodies[K],
  organiser: string,
  now: Date,
): OfficialActTable {
  return {
    oid: newOid(),
    challenge,
    list,
    round: round ?? null,
    row: row ?? null,
    kind,
    organiser,
    at: now.toISOString(),
    body: JSON.stringify(body),
  };
}

/** The body of an act of a kind; undefined for one of another kind. */
export function parseActBody<K extends ActKind>(act: OfficialActTable, kind: K): ActBodies[K] | undefined {
  return act.kind === kind ? (JSON.parse(act.body) as ActBodies[K]) : undefined;
}

/** What a result list shows of the officials' acts about one of its rows. */
export type RowActs = Pick<ResultRow, 'corrected' | 'remarks'> & {
  readonly judged?: ActBodies['rank'] & { readonly at: string };
};

const publicRemark = ({ text, rules }: ActBodies['remark']) => ({ text, rules });

/** Remarks about a whole trial that everyone reads. */
export function trialRemarks(acts: readonly OfficialActTable[]): NonNullable<ResultRow['remarks']> {
  return acts.flatMap((act) => {
    const remark = act.row === null ? parseActBody(act, 'remark') : undefined;
    return remark?.public === true ? [publicRemark(remark)] : [];
  });
}

/** The public part of the acts about a trial's rows, by row key; of corrections and ranks the newest. */
export function collectRowActs(acts: readonly OfficialActTable[]): ReadonlyMap<string, RowActs> {
  const rows = new Map<string, RowActs>();
  for (const act of acts) {
    if (act.row === null) continue;
    const before = rows.get(act.row) ?? {};
    const { at } = act;
    const [remark, rank, correction] = [
      parseActBody(act, 'remark'),
      parseActBody(act, 'rank'),
      parseActBody(act, 'correction'),
    ];
    rows.set(act.row, {
      ...before,
      ...(remark?.public === true ? { remarks: [...(before.remarks ?? []), publicRemark(remark)] } : {}),
      ...(rank === undefined ? {} : { judged: { ...rank, at } }),
      ...(correction === undefined ? {} : { corrected: { at, why: correction.why } }),
    });
  }
  return rows;
}
