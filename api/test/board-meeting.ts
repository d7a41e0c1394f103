import { expect } from '@jest/globals';
import type { BoardAnswer, ErrorEnvelope } from 'shared-domain/contract';
import { boardAnswer } from 'shared-domain/contract/schemas';
import { aDevice, aMeeting, type Device, entries, type FactDraft, findTrial } from './live-input-device.ts';
import { type Answer, type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

export const WALK = '010000-W-55-f1';
export const LAPS = '001500-0-55-f1';

/** A meeting with a high jump, a long jump, 100 m, 1500 m and a walk, its officials, and a program that reads its boards. */
export interface BoardMeeting {
  readonly server: RunningServer;
  readonly chOID: string;
  /** Of a video board. */
  readonly code: string;
  readonly judge: Device;
  readonly chrono: Device;
  readonly starter: Device;
  /** What the server logs. */
  readonly lines: string[];
  now(): Date;
  pass(seconds: number): void;
  /** An instant so many seconds from now. */
  after(seconds: number): string;
  oidOf(uid: string): Promise<string>;
  ask(layout: string, query?: string, headers?: Record<string, string>): Promise<Answer<BoardAnswer & ErrorEnvelope>>;
  /** What a layout shows, checked against the contract. */
  read(layout: string, query?: string): Promise<BoardAnswer>;
}

export async function openBoardMeeting(): Promise<BoardMeeting> {
  let now = new Date('2026-06-13T14:30:00Z');
  const lines: string[] = [];
  const server = await startServer({ clock: () => now, log: (line) => lines.push(line) });
  const chOID = await aMeeting(server, 4);
  const uids = [WALK, LAPS];
  await server.upload(chOID, {
    trialsData: uids.map((uid) => anUploadTrial(uid, { status: 25, group: uid, name: uid })),
    startlists: Object.fromEntries(uids.map((uid) => [uid, entries(4)])),
  });
  const { code } = await aDevice(server, chOID, 'vboard');
  const ask: BoardMeeting['ask'] = (layout, query = '', headers = { 'x-access-code': code }) =>
    server.get(`/officiel/ecran/${layout}?format=json${query}`, headers);
  return {
    server,
    chOID,
    code,
    lines,
    ask,
    judge: await aDevice(server, chOID, 'judge'),
    chrono: await aDevice(server, chOID, 'chrono'),
    starter: await aDevice(server, chOID, 'starter'),
    now: () => now,
    pass(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    after: (seconds) => new Date(now.getTime() + seconds * 1000).toISOString(),
    oidOf: async (uid) => (await findTrial(server, chOID, uid)).oid,
    async read(layout, query) {
      const { status, body } = await ask(layout, query);
      if (status !== 200) throw new Error(JSON.stringify(body));
      expect(boardAnswer.strict().safeParse(body).error).toBeUndefined();
      return body;
    },
  };
}

/** Says facts, all of which count. */
export async function say(device: Device, uid: string, ...drafts: readonly FactDraft[]): Promise<void> {
  const { body } = await device.sendNew(uid, ...drafts);
  expect(body.refused).toEqual([]);
}

export const distance = (text: string, v: number) => ({ text, v, unit: 'mm' });
export const time = (text: string, v: number) => ({ text, v, unit: 'ms' });
