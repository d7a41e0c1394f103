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
export const SHOT = '900005-0-57-f1';
export const RACE = '000100-0-55-f1';

/** A fact without id, time and trial. */
export type FactDraft = { readonly kind: string; readonly [field: string]: unknown };

/** An official's device with an access code; its facts are one second apart. */
export interface Device {
  readonly code: string;
  /** Creates facts without sending them; `sendNew` also sends them. */
  facts(uid: string, ...drafts: FactDraft[]): FactDraft[];
  send(facts: readonly FactDraft[], device?: string): Promise<SentFacts>;
  sendNew(uid: string, ...drafts: FactDraft[]): Promise<SentFacts>;
  sendNewAs(device: string, uid: string, ...drafts: FactDraft[]): Promise<SentFacts>;
  read(since?: number): Promise<DeviceAnswer>;
}

interface SentFacts {
  readonly status: number;
  readonly body: LiveInputAnswer & { readonly errors?: readonly { id: string; detail: string }[] };
}

/** Never ahead of the server's clock, which would set facts aside, however early the machine's is set. */
let clock = Math.min(Date.parse('2026-06-13T14:00:00Z'), Date.now() - 3_600_000);

export async function aDevice(server: RunningServer, chOID: string, kind: string): Promise<Device> {
  const { body } = await server.call<MakeCodeAnswer>('POST', `/api/code/${chOID}?kind=${kind}`);
  const { code } = body.code;
  const oids = new Map((await server.trials(chOID)).map(({ uid, oid }) => [uid, oid]));
  const headers = { 'x-access-code': code };
  const facts: Device['facts'] = (uid, ...drafts) =>
    drafts.map((one) => {
      clock += 1000;
      return { id: randomUUID(), at: new Date(clock).toISOString(), trialOID: oids.get(uid), ...one };
    });
  const send: Device['send'] = async (sent, device = 'tablet') => {
    const { status, body: answer } = await server.call<SentFacts['body']>('POST', `/api/live-input/${chOID}`, {
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
    sendNew: (uid, ...drafts) => send(facts(uid, ...drafts)),
    sendNewAs: (device, uid, ...drafts) => send(facts(uid, ...drafts), device),
    read: async (since = 0) =>
      (await server.get<DeviceAnswer>(`/api/live-input/${chOID}?since=${since}`, headers)).body,
  };
}

/** Entries 1 to n. */
export const entries = (n: number): UploadStart[] =>
  Array.from({ length: n }, (_, index) => ({
    bib: String(index + 1),
    last: `NOM${index + 1}`,
    first: 'Prénom',
    category: 55,
    lane: index + 1,
    odr: index + 1,
    pe: { pb: 1000 + index },
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

export async function findTrial(server: RunningServer, chOID: string, uid: string): Promise<Trial> {
  return (await server.trials(chOID)).find((trial) => trial.uid === uid) as Trial;
}

export async function readRows(server: RunningServer, chOID: string, uid: string): Promise<ResultRow[]> {
  const { oid } = await findTrial(server, chOID, uid);
  const { body } = await server.get<ResultsAnswer>(`/api/results?chOID=${chOID}&trialOID=${oid}`);
  return [...(body.results[0]?.rows ?? [])];
}
