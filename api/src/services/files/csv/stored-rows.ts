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

/** Rows of a result list in display order. The computed rank is left out: a file shows the rank that was sent, as the place by photo finish (`photo`). */
export async function readResultRows(db: Db, listOid: string): Promise<StoredRow[]> {
  return mapInTurns(await readStoredResults(db, listOid), ({ sent, body }) => {
    const sentResult = JSON.parse(sent) as SentResult;
    const { rank: _, ...shown } = JSON.parse(body) as ResultRow;
    return {
      shown: { ...shown, standing: sentResult.standing, wind: sentResult.wind, photo: sentResult.rank } as ShownRow,
      sent: sentResult,
    };
  });
}
