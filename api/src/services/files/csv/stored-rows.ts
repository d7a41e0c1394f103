import { type EventRef, findMarkWind, formatListRank } from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { presentAthlete } from '../../../presenters/athlete.ts';
import type { Db } from '../../../store/db.ts';
import { readSentStarts, readStartBodies, readStoredResults } from '../../../store/lists/lists.ts';
import type { SentResult, SentStart } from '../../../store/lists/sent-rows.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { ShownRow } from './columns.ts';
import type { StoredRow } from './merge-rows.ts';

const presentStart = (row: SentStart): ShownRow => ({ ...presentAthlete(row), dob: row.dob, bests: row.pe });

/** Rows of a trial's start list, or of a group's entries, in their order. */
export async function readStartRows(db: Db, listOid: string): Promise<StoredRow[]> {
  const sent = await readSentStarts(db, listOid);
  return mapInTurns(await readStartBodies(db, listOid), (body, index) => ({
    shown: presentStart(JSON.parse(body) as SentStart),
    sent: JSON.parse(sent[index] ?? body) as SentStart,
  }));
}

/** What the wind of a row depends on besides the row. */
interface ListWind {
  readonly event: EventRef;
  /** Of the heat, m/s. */
  readonly wind: number | undefined;
}

/**
 * Rows of a result list in display order, each with the wind of its mark. A file shows the rank that was sent, as the place by photo finish
 * (`photo`), beside the computed one in `place`.
 */
export async function readResultRows(db: Db, listOid: string, { event, wind }: ListWind): Promise<StoredRow[]> {
  const stored = await readStoredResults(db, listOid);
  return mapInTurns(stored, ({ sent, body }) => {
    const sentResult = JSON.parse(sent) as SentResult;
    const { rank, ...shown } = JSON.parse(body) as ResultRow;
    const { standing, rank: photo } = sentResult;
    return {
      shown: { ...shown, standing, wind: findMarkWind(shown.wind, wind, event), photo } as ShownRow,
      sent: sentResult,
      place: formatListRank(rank, stored.length),
    };
  });
}
