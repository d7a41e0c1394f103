import { type EventRef, findBestMark, isOfficial, type RecordClaim, readEvent } from 'shared-domain';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { SentResult } from '../../store/lists/sent-rows.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Programme } from '../context/programme.ts';
import { parseActBody } from './acts.ts';
import { readRowClaims } from './event-records.ts';
import { makeShownRowKeys } from './record-decisions.ts';

/** A record that a result made before it was corrected. */
export interface FormerClaim {
  readonly row: string;
  readonly claim: RecordClaim;
  /** When it was corrected. */
  readonly at: string;
  /** The list was official then: the record may have been told. */
  readonly wasOfficial: boolean;
}

type FormerFields = Pick<SentResult, 'prf' | 'attempts' | 'wind' | 'standing'>;

/** A row with the mark and the standing that it had; its place is left out, as the other rows have theirs of now. */
function takeBack(
  { rank: _, standing: __, attempts: ___, wind: ____, ...row }: ResultRow,
  { prf, attempts, wind, standing }: FormerFields,
  event: EventRef,
): ResultRow {
  return {
    ...row,
    // A device's mark is its best attempt.
    prf: (prf.v === undefined && attempts !== undefined ? findBestMark(attempts, event) : undefined) ?? prf,
    ...(attempts === undefined ? {} : { attempts: attempts as ResultRow['attempts'] }),
    ...(wind === undefined ? {} : { wind }),
    ...(standing === undefined || standing === 'ranked' ? {} : { standing }),
  };
}

/** When a list became official first; undefined where nobody noted it. */
function findOfficial({ dts }: ResultList, acts: readonly OfficialActTable[]): string | undefined {
  const moves = acts.filter((act) => isOfficial(parseActBody(act, 'status')?.to ?? 0)).map(({ at }) => at);
  return [...(dts.official === undefined ? [] : [dts.official]), ...moves].toSorted(
    (a, b) => Date.parse(a) - Date.parse(b),
  )[0];
}

/** The records that results of a list made before their mark, or the wind of the race, was corrected; the oldest correction first. */
export async function readFormerClaims(
  db: Db,
  list: ResultList,
  programme: Programme,
  acts: readonly OfficialActTable[],
): Promise<FormerClaim[]> {
  const event = readEvent(list, programme.challenge.kind);
  const keys = makeShownRowKeys(list.rows);
  const official = findOfficial(list, acts);
  const former: FormerClaim[] = [];
  for (const act of acts.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const before = parseActBody(act, 'correction')?.before;
    if (before === undefined) continue;
    const ofRace = act.row === null && 'wind' in before ? { dets: { ...list.dets, wind: before.wind as number } } : {};
    const rows = list.rows.map((row, at) =>
      keys[at] === act.row && before.prf !== undefined ? takeBack(row, before as FormerFields, event) : row,
    );
    const claims = await readRowClaims(db, rows, { ...list, ...ofRace }, programme, list);
    const wasOfficial = official === undefined || Date.parse(act.at) >= Date.parse(official);
    for (const [at, row] of keys.entries()) {
      if (act.row !== null && act.row !== row) continue;
      former.push(...(claims[at] ?? []).map((claim) => ({ row, claim, at: act.at, wasOfficial })));
    }
  }
  return former;
}
