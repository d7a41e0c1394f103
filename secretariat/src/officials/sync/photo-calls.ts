import { calls, type ErrorId, makeUrl, type WireError } from 'shared-domain/contract';
import type { DeviceCode } from '../log/device.ts';

/** 300 kB over a poor network. */
const TIMEOUT_MS = 60_000;

/** What the server said; undefined where it did not answer. */
type Heard =
  | { readonly ok: true; readonly body: ArrayBuffer }
  | { readonly ok: false; readonly id: ErrorId | undefined };

async function ask(
  url: string,
  { code }: Pick<DeviceCode, 'code'>,
  init: RequestInit = {},
): Promise<Heard | undefined> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), TIMEOUT_MS);
  try {
    const headers = { 'x-access-code': code, ...(init.body == null ? {} : { 'content-type': 'image/jpeg' }) };
    const answer = await fetch(url, { ...init, headers, cache: 'no-store', signal: ended.signal });
    if (answer.status >= 500) return undefined;
    if (answer.ok) return { ok: true, body: await answer.arrayBuffer() };
    const { errors } = (await answer.json().catch(() => ({}))) as { errors?: readonly WireError[] };
    return { ok: false, id: errors?.[0]?.id };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

export interface PhotoOfReport {
  readonly report: string;
  readonly device: string;
  readonly picture: ArrayBuffer;
}

/** Sends the photo of a report. */
export const sendPhoto = (code: DeviceCode, { report, device, picture }: PhotoOfReport): Promise<Heard | undefined> =>
  ask(makeUrl(calls.putReportPhoto, { chOID: code.chOID, id: report }, { device }), code, {
    method: 'PUT',
    body: picture,
  });

/** Reads the photo of a report that another device sent. */
export const readPhoto = (code: DeviceCode, report: string): Promise<Heard | undefined> =>
  ask(makeUrl(calls.reportPhoto, { chOID: code.chOID, id: report }), code);
