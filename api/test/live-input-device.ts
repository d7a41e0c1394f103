import { randomUUID } from 'node:crypto';
import type {
  DeviceAnswer,
  LiveInputAnswer,
  MakeCodeAnswer,
  ResultRow,
  ResultsAnswer,
  Trial,
  UploadStart,
} from 'shared-domain/contract';
import type { RunningServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

export const HIGH = '900001-0-55-f1';
export const LONG = '900003-0-55-f1';
export const RACE = '000100-0-55-f1';

/** A fact before it has its id, its instant and its trial. */
export type Saying = { readonly kind: string; readonly [field: string]: unknown };

/** An official's device: it says facts one after the other, a second apart, by a code of one kind. */
export interface Device {
  readonly code: string;
  /** Makes facts without sending them. */
  facts(uid: string, ...said: Saying[]): Saying[];
  send(facts: readonly Saying[], device?: string): Promise<Sent>;
  say(uid: string, ...said: Saying[]): Promise<Sent>;
  read(since?: number): Promise<DeviceAnswer>;
}

interface Sent {
  readonly status: number;
  readonly body: LiveInputAnswer & { readonly errors?: readonly { id: string; detail: string }[] };
}

let clock = Date.parse('2026-06-13T14:00:00Z');

export async function aDevice(server: RunningServer, chOID: string, kind: string): Promise<Device> {
  const { body } = await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=${kind}`);
  const { code } = body.code;
  const oids = new Map((await server.trials(chOID)).map(({ uid, oid }) => [uid, oid]));
  const headers = { 'x-access-code': code };
  const facts: Device['facts'] = (uid, ...said) =>
    said.map((one) => {
      clock += 1000;
      return { id: randomUUID(), at: new Date(clock).toISOString(), trialOID: oids.get(uid), ...one };
    });
  const send: Device['send'] = async (sent, device = 'tablet') => {
    const { status, body: answer } = await server.call<Sent['body']>('POST', `/api/live-input/${chOID}`, {
      token: '',
      headers,
      body: { device, facts: sent },
    });
    return { status, body: answer };
  };
  return {
    code,
    facts,
    send,
    say: (uid, ...said) => send(facts(uid, ...said)),
    read: async (since = 0) =>
      (await server.get<DeviceAnswer>(`/api/live-input/${chOID}?since=${since}`, headers)).body,
  };
}

/** Entries 1 to n. */
export const entries = (n: number): UploadStart[] =>
  Array.from({ length: n }, (_, at) => ({
    bib: String(at + 1),
    last: `NOM${at + 1}`,
    first: 'Prénom',
    category: 55,
    lane: at + 1,
    odr: at + 1,
    pe: { pb: 1000 + at },
  }));

/** A challenge with a high jump, a long jump and a 100 m, start lists of `n`. */
export async function aMeeting(server: RunningServer, n = 4): Promise<string> {
  const { oid: chOID } = await server.createChallenge();
  const uids = [HIGH, LONG, RACE];
  const answer = await server.upload(chOID, {
    trialsData: uids.map((uid) => anUploadTrial(uid, { status: 25, group: uid, name: uid })),
    startlists: Object.fromEntries(uids.map((uid) => [uid, entries(n)])),
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return chOID;
}

export async function trialOf(server: RunningServer, chOID: string, uid: string): Promise<Trial> {
  return (await server.trials(chOID)).find((trial) => trial.uid === uid) as Trial;
}

export async function rowsOf(server: RunningServer, chOID: string, uid: string): Promise<ResultRow[]> {
  const { oid } = await trialOf(server, chOID, uid);
  const { body } = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${oid}`);
  return [...(body.results[0]?.rows ?? [])];
}
