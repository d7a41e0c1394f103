import { randomBytes } from 'node:crypto';
import type { AccessCodeKind } from 'shared-domain';
import { calls, type DeviceAnswer, type LiveInputAnswer, type LiveInputBody, makeUrl } from 'shared-domain/contract';
import { type Client, createClient } from '../../client.ts';
import type { Draft } from './contest-drafts.ts';

/** From one sign of life to the next, as consoles do, ms. */
const BEAT_MS = 15_000;

/** An official's device of the demonstration. It counts its facts and dates them by the server's clock, as consoles do. */
export interface DemoDevice {
  readonly kind: AccessCodeKind;
  /** Takes a trial, or gives it back. */
  hold(trialOID: string, isHeld: boolean): Promise<void>;
  /** Sends facts at once, in their order. */
  say(trialOID: string, drafts: readonly Draft[]): Promise<void>;
  /** What the server did not count. */
  readonly refused: readonly string[];
  readonly factCount: number;
}

interface DeviceOptions {
  readonly client: Client;
  readonly chOID: string;
  readonly code: string;
  readonly kind: AccessCodeKind;
  readonly label: string;
  readonly task: string;
}

/** The id of a fact: 64 bits of its device and the device's count, in the form of a GUID of version 8. */
const makeFactId = (device: string, seq: number): string =>
  `${device.slice(0, 8)}-${device.slice(8, 12)}-8${device.slice(12, 15)}-8${device.slice(15)}00-0000${seq.toString(16).padStart(8, '0')}`;

/** Opens a device with a code: it learns the server's time, as every console does first. */
export async function openDemoDevice({ client, chOID, code, ...own }: DeviceOptions): Promise<DemoDevice> {
  const official = createClient(client.baseUrl, undefined, code);
  const device = randomBytes(8).toString('hex');
  const { now } = await official.send<DeviceAnswer>('GET', makeUrl(calls.device, { chOID }, { since: 0 }));
  const offset = now - Date.now();
  const refused: string[] = [];
  let [seq, lastAt] = [0, 0];

  const beat = (): Promise<unknown> =>
    official.send('PUT', makeUrl(calls.deviceBeat, { chOID }), {
      device,
      label: own.label,
      task: own.task,
      app: 'demo',
      unsent: 0,
    });
  await beat();
  // A sign of life that is lost is followed by the next; they end with the demonstration.
  setInterval(() => void beat().catch(() => undefined), BEAT_MS).unref();

  function finish(draft: Draft, trialOID: string): LiveInputBody['facts'][number] {
    seq += 1;
    lastAt = Math.max(lastAt + 1, Date.now() + offset);
    return { ...draft, id: makeFactId(device, seq), at: new Date(lastAt).toISOString(), seq, trialOID };
  }

  return {
    kind: own.kind,
    refused,
    get factCount() {
      return seq;
    },
    async hold(trialOID, isHeld) {
      const body = { trialOID, device, label: own.label, hold: isHeld };
      await official.send('POST', makeUrl(calls.deviceHold, { chOID }), body);
    },
    async say(trialOID, drafts) {
      if (drafts.length === 0) return;
      const facts = drafts.map((draft) => finish(draft, trialOID));
      const clock = { source: 'server' as const, offset, error: 0 };
      const answer = await official.send<LiveInputAnswer>('POST', makeUrl(calls.liveInput, { chOID }), {
        device,
        clock,
        facts,
      });
      for (const { id, errors } of answer.refused)
        refused.push(`${id}: ${errors.map(({ detail }) => detail).join(' ')}`);
    },
  };
}
