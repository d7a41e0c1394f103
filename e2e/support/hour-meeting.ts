import { buildHundredMetres, HUNDRED_UID } from './meet.ts';
import type { OrganiserClient } from './organiser.ts';

const UIDS = [1, 2, 3, 4].map((heat) => `000100-0-56-h${heat}`);
export const HEATS = UIDS.slice(0, 3);
/** The heat that both secretaries write. */
export const SHARED_HEAT = '000100-0-56-h4';
export const [LONG_JUMP, TRIPLE_JUMP] = ['900003-0-56-f1', '900004-0-56-f1'];

interface Trial {
  readonly oid: string;
  readonly uid: string;
}

export interface Sheet {
  readonly results: readonly { bib: string; prf: { v?: number }; attempts?: readonly { v?: number }[] }[];
}

export interface Logged {
  readonly oid: string;
  readonly action: string;
  readonly detail: {
    readonly uid?: string;
    readonly row?: string;
    readonly before?: { prf?: { v?: number }; attempts?: readonly { v?: number }[] };
    readonly after?: { prf?: { v?: number }; attempts?: readonly { v?: number }[] };
    readonly facts?: readonly { bib?: string; v?: number }[];
  };
}

/** Four heats, a long jump and a triple jump, of the same eight athletes. */
export async function createHourMeeting(organiser: OrganiserClient) {
  const chOID = await organiser.createChallenge('Une heure à plusieurs');
  const { trialsData, startlists } = buildHundredMetres([], 25) as {
    trialsData: Record<string, unknown>[];
    startlists: Record<string, Record<string, unknown>[]>;
  };
  const people = startlists[HUNDRED_UID] ?? [];
  const [hundred] = trialsData;
  const jumps = [
    { uid: LONG_JUMP, group: 'Longueur Femmes', name: 'Longueur Femmes – Finale', g0: 900_003 },
    { uid: TRIPLE_JUMP, group: 'Triple saut Femmes', name: 'Triple saut Femmes – Finale', g0: 900_004 },
  ];
  const heats = UIDS.map((uid, at) => ({ uid, name: `100 m Femmes – Série ${at + 1}`, round: 'h', heat: at + 1 }));
  await organiser.upload(chOID, {
    trialsData: [...heats, ...jumps].map((own) => ({ ...hundred, dets: {}, ...own })),
    startlists: Object.fromEntries([...UIDS, LONG_JUMP, TRIPLE_JUMP].map((uid) => [uid, people])),
  });
  const { trials } = await organiser.call<{ trials: Trial[] }>('GET', `/api/lesecretariat/trials/${chOID}`);
  return { chOID, oids: new Map(trials.map(({ uid, oid }) => [uid, oid])) };
}

/** The whole journal of a competition, page by page, the newest first. */
export async function readJournal(organiser: OrganiserClient, chOID: string): Promise<Logged[]> {
  const all: Logged[] = [];
  for (let page: Logged[] = []; all.length === 0 || page.length > 0; all.push(...page)) {
    const before = all.at(-1) === undefined ? '' : `&before=${all.at(-1)?.oid}`;
    const path = `/api/lesecretariat/logs?chOID=${chOID}&limit=1000${before}`;
    ({ logs: page } = await organiser.call<{ logs: Logged[] }>('GET', path));
  }
  return all;
}
