import { buildHundredMetres, HUNDRED_UID } from './meet.ts';
import type { OrganiserClient } from './organiser.ts';

export const HUNDRED = HUNDRED_UID;
export const EIGHT_HUNDRED = '000800-0-56-f1';
export const LONG_JUMP = '900003-0-56-f1';
export const HIGH_JUMP = '900001-0-56-f1';

interface Sheet {
  results: { bib: string; rank?: number; prf: { v?: number; st: number }; attempts?: object[] }[];
  trial: { dets: { heights?: number[] } };
}

export interface MarksMeeting {
  /** URL of the page with the grids of these trials. */
  readonly findGridsUrl: (...uids: readonly string[]) => string;
  readonly readSheet: (uid: string) => Promise<Sheet>;
  readonly readAttempts: (uid: string) => Promise<(object[] | undefined)[]>;
  /** What was written, from the journal: each entry of a row, and the number of changes of trials. */
  readonly readJournal: () => Promise<{ rows: string[]; trials: number }>;
}

/** Creates a competition of finals without results: 100 m, 800 m, long jump and high jump. */
export async function createMarksMeeting(
  url: string,
  organiser: OrganiserClient,
  heights: readonly number[] = [1700, 1750],
): Promise<MarksMeeting> {
  const chOID = await organiser.createChallenge('Meeting du Val');
  const { trialsData, startlists } = buildHundredMetres([], 30) as unknown as {
    trialsData: Record<string, unknown>[];
    startlists: Record<string, unknown[]>;
  };
  const [hundred] = trialsData;
  const people = Object.values(startlists)[0] ?? [];
  await organiser.upload(chOID, {
    trialsData: [
      hundred,
      { ...hundred, uid: EIGHT_HUNDRED, group: '800 m', name: '800 m – Finale', g0: 800, dets: {} },
      { ...hundred, uid: LONG_JUMP, group: 'Longueur', name: 'Longueur – Finale', g0: 900_003, status: 5, dets: {} },
      {
        ...hundred,
        uid: HIGH_JUMP,
        group: 'Hauteur',
        name: 'Hauteur – Finale',
        g0: 900_001,
        status: 5,
        dets: { heights },
      },
    ],
    startlists: { ...startlists, [EIGHT_HUNDRED]: people, [LONG_JUMP]: people, [HIGH_JUMP]: people },
  });
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const oid = (uid: string) => trials.find((trial) => trial.uid === uid)?.oid ?? '';
  const readSheet = (uid: string) => organiser.call<Sheet>('GET', `/api/lesecretariat/trial/${oid(uid)}/sheet`);
  return {
    findGridsUrl: (...uids) => `${url}/mgr/lesecretariat/${chOID}/results?oids=${uids.map(oid).join(',')}`,
    readSheet,
    readAttempts: async (uid) => (await readSheet(uid)).results.map((row) => row.attempts),
    readJournal: async () => {
      const { logs } = await organiser.call<{ logs: { action: string; detail: { uid?: string; row?: string } }[] }>(
        'GET',
        `/api/lesecretariat/logs?chOID=${chOID}`,
      );
      const rows = logs.filter(({ action }) => action === 'result entered' || action === 'result corrected');
      return {
        rows: rows.map(({ detail }) => `${detail.uid} ${detail.row}`).sort(),
        trials: logs.filter(({ action }) => action === 'trial changed').length,
      };
    },
  };
}
