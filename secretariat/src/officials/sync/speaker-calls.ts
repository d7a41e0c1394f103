import { calls, makeUrl, type ScreensBody, type SeenNoticesBody, type SpeakerAnswer } from 'shared-domain/contract';

const TIMEOUT_MS = 8000;

/** A speaker's device: its code, the competition, its name. */
export interface SpeakerDevice {
  readonly code: string;
  readonly chOID: string;
  readonly device: string;
}

/** The answer; undefined where the server does not give one. */
async function ask<T>(url: string, code: string, body?: object): Promise<T | undefined> {
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'x-access-code': code, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'PUT', body: JSON.stringify(body) }),
    });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}

export const readSpeaker = ({ code, chOID, device }: SpeakerDevice): Promise<SpeakerAnswer | undefined> =>
  ask(makeUrl(calls.speaker, { chOID }, { device }), code);

/** Tells the server, and so the other speakers, that notices were seen; false where it has not heard it. */
export async function sendSeenNotices(
  { code, chOID, device }: SpeakerDevice,
  notices: readonly string[],
): Promise<boolean> {
  const body: SeenNoticesBody = { device, notices: [...notices] };
  return (await ask(makeUrl(calls.seeNotices, { chOID }), code, body)) !== undefined;
}

/** Tells screens what to show; false where the server does not do it. */
export const tellScreens = async ({ code, chOID, device }: SpeakerDevice, body: ScreensBody): Promise<boolean> =>
  (await ask(makeUrl(calls.tellScreens, { chOID }, { device }), code, body)) !== undefined;
