import type { OrganiserClient } from './organiser.ts';
import { expect } from './test.ts';
import { stadiumTime } from './today.ts';

/** An athlete of a contest, in starting order. */
export interface ContestEntry {
  readonly bib: string;
  readonly last: string;
  readonly first: string;
}

interface SheetRow {
  readonly bib: string;
  readonly rank?: number;
  readonly attempts?: readonly {
    readonly r: string;
    readonly h?: number;
    readonly j?: boolean;
    readonly v?: number;
    readonly w?: number;
  }[];
}

/** A sheet as the secretariat reads it, by bib. */
interface ContestSheet {
  readonly status: number;
  /** «2.04 o 2.07 xxo j2.07 x» of bars; «790+0.2 x 764+0.1» of distances. */
  readonly attempts: Readonly<Record<string, string>>;
  readonly places: Readonly<Record<string, number>>;
}

const DECATHLON = '800010-0-55-f1';

/** A competition with one field event that nobody has begun, and a judge's code. */
export interface ContestMeeting {
  readonly code: string;
  readonly oid: string;
  readonly chOID: string;
  /** A judge's device that is no page says facts, in their order. */
  readonly say: (...facts: readonly object[]) => Promise<void>;
  readonly readSheet: () => Promise<ContestSheet>;
  /** Ids of every fact that the server has, as a device reads them. */
  readonly readFactIds: () => Promise<string[]>;
}

const formatSigned = (wind: number) => `${wind < 0 ? '' : '+'}${wind.toFixed(1)}`;

const formatAttempts = ({ attempts = [] }: SheetRow): string =>
  attempts
    .map(({ r, h, j, v, w }) => {
      if (h !== undefined) return `${j ? 'j' : ''}${(h / 1000).toFixed(2)} ${r}`;
      return r === 'o' ? `${(v ?? 0) / 10}${w === undefined ? '' : formatSigned(w)}` : r;
    })
    .join(' ');

export async function createContestMeeting(
  organiser: OrganiserClient,
  url: string,
  { name, event, g0, round, dets = {} }: { name: string; event: string; g0: number; round: string; dets?: object },
  entries: readonly ContestEntry[],
): Promise<ContestMeeting> {
  const chOID = await organiser.createChallenge(name);
  const uid = `${g0}-0-55-${round}1`;
  const isCombined = round === 'c';
  const shared = {
    group: isCombined ? 'Décathlon' : event,
    g1: '0',
    category: 55,
    heat: 1,
    date: stadiumTime('09:00'),
  };
  const whole = { ...shared, uid: DECATHLON, name: 'Décathlon', g0: 800_010, round: 'f', status: 5, dets: {} };
  const ownDets = isCombined ? { ...dets, combined: DECATHLON } : dets;
  const trial = { ...shared, uid, name: event, g0, round, status: 25, dets: ownDets };
  await organiser.upload(chOID, {
    trialsData: isCombined ? [whole, trial] : [trial],
    startlists: { [uid]: entries.map((entry, at) => ({ ...entry, category: 55, odr: at + 1 })) },
  });
  const { code } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=judge`);
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const oid = trials.find((one) => one.uid === uid)?.oid ?? '';
  let seq = 0;
  return {
    code: code.code,
    oid,
    chOID,
    async say(...facts) {
      const dated = facts.map((fact) => {
        seq += 1;
        return { id: crypto.randomUUID(), at: new Date().toISOString(), seq, trialOID: oid, ...fact };
      });
      const answer = await fetch(`${url}/api/live-input/${chOID}`, {
        method: 'POST',
        headers: { 'x-access-code': code.code, 'content-type': 'application/json' },
        body: JSON.stringify({ device: 'judge', facts: dated }),
      });
      expect((await answer.json()) as object).toMatchObject({ accepted: dated.map(({ id }) => id) });
    },
    async readSheet() {
      const read = await organiser.call<{ results: SheetRow[]; trial: { status: number } }>(
        'GET',
        `/api/lesecretariat/trial/${oid}/sheet`,
      );
      return {
        status: read.trial.status,
        attempts: Object.fromEntries(read.results.map((row) => [row.bib, formatAttempts(row)])),
        places: Object.fromEntries(read.results.flatMap(({ bib, rank }) => (rank === undefined ? [] : [[bib, rank]]))),
      };
    },
    async readFactIds() {
      const answer = await fetch(`${url}/api/live-input/${chOID}`, { headers: { 'x-access-code': code.code } });
      const { facts } = (await answer.json()) as { facts: { fact: { id: string } }[] };
      return facts.map(({ fact }) => fact.id);
    },
  };
}
