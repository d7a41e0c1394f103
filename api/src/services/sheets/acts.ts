import type { ResultRow } from 'shared-domain/contract';
import type { officialActBodies } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { newOid } from '../../store/oid.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';

/** Bodies of officials' acts, by kind. Acts are stored apart from the rows, so that sending a list again does not delete them. */
type ActBodies = { readonly [K in keyof typeof officialActBodies]: Readonly<z.output<(typeof officialActBodies)[K]>> };

type ActKind = keyof ActBodies;

/** What an act is about: a list, a round of it or a row of it. */
interface ActSubject {
  readonly challenge: string;
  readonly list: string;
  readonly round?: string;
  readonly row?: string | undefined;
}

export function createAct<K extends ActKind>(
  kind: K,
  { challenge, list, round, row }: ActSubject,
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
  readonly judgedRank?: ActBodies['rank'] & { readonly at: string };
};

const pickPublicFields = ({ text, rules }: ActBodies['remark']) => ({ text, rules });

/** Public remarks about a whole trial. */
export function listTrialRemarks(acts: readonly OfficialActTable[]): NonNullable<ResultRow['remarks']> {
  return acts.flatMap((act) => {
    const remark = act.row === null ? parseActBody(act, 'remark') : undefined;
    return remark?.public === true ? [pickPublicFields(remark)] : [];
  });
}

/** What the public sees of the acts about a trial's rows, by row key: all remarks, the newest correction and rank. */
export function collectRowActs(acts: readonly OfficialActTable[]): ReadonlyMap<string, RowActs> {
  const rows = new Map<string, RowActs>();
  for (const act of acts) {
    if (act.row === null) continue;
    const rowActs = rows.get(act.row) ?? {};
    const { at } = act;
    const [remark, rank, correction] = [
      parseActBody(act, 'remark'),
      parseActBody(act, 'rank'),
      parseActBody(act, 'correction'),
    ];
    rows.set(act.row, {
      ...rowActs,
      ...(remark?.public === true ? { remarks: [...(rowActs.remarks ?? []), pickPublicFields(remark)] } : {}),
      ...(rank === undefined ? {} : { judgedRank: { ...rank, at } }),
      ...(correction === undefined ? {} : { corrected: { at, why: correction.why } }),
    });
  }
  return rows;
}
