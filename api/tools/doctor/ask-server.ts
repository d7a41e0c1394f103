import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure, type RequestOptions } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { calls, type HealthAnswer } from 'shared-domain/contract';

/** How long a server may take to answer the doctor, ms. */
export const TIMEOUT_MS = 5000;

export interface HealthReply {
  readonly health?: HealthAnswer;
  readonly status?: number;
  /** The time of the answering machine, ms since 1970. */
  readonly date?: number;
  readonly error?: string;
}

const isHealth = (body: unknown): body is HealthAnswer => typeof body === 'object' && body !== null && 'schema' in body;

/** What an error of the network says; `fetch` has it as the cause of its own. */
function describeError({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

/** Asks for the health at an address that any reader might ask: its certificate must be accepted. */
export async function askHealth(base: string, headers: Record<string, string> = {}): Promise<HealthReply> {
  try {
    const answer = await fetch(new URL(calls.health.path, base), { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const date = Date.parse(answer.headers.get('date') ?? '');
    const body: unknown = await answer.json().catch(() => undefined);
    return { status: answer.status, date, ...(isHealth(body) ? { health: body } : {}) };
  } catch (error) {
    return { error: describeError(error as Error) };
  }
}

interface OwnAnswer {
  readonly status: number;
  readonly text: string;
  /** SHA-256 of the certificate that it answered with. */
  readonly fingerprint?: string;
}

function send(url: string, headers: Record<string, string>): Promise<OwnAnswer> {
  return new Promise((resolve, reject) => {
    const get = url.startsWith('https:') ? getSecure : getPlain;
    // This machine itself is asked, by an address that its certificate need not stand for.
    const options: RequestOptions = { headers, agent: false, timeout: TIMEOUT_MS, rejectUnauthorized: false };
    const request = get(url, options, (answer: IncomingMessage) => {
      const fingerprint = (answer.socket as TLSSocket).getPeerCertificate?.().fingerprint256;
      const status = answer.statusCode ?? 0;
      readText(answer).then(
        (text) => resolve({ status, text, ...(fingerprint === undefined ? {} : { fingerprint }) }),
        reject,
      );
    });
    request.once('timeout', () => request.destroy(new Error('timeout')));
    request.once('error', reject);
  });
}

function parseHealth(text: string): HealthAnswer | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isHealth(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the server of this machine for its health. @param base its address here, such as `https://127.0.0.1:3000` */
export async function askOwnHealth(base: string): Promise<HealthReply & Pick<OwnAnswer, 'fingerprint'>> {
  try {
    const { text, ...answer } = await send(base + calls.health.path, {});
    const health = parseHealth(text);
    return { ...answer, ...(health === undefined ? {} : { health }) };
  } catch (error) {
    return { error: describeError(error as Error) };
  }
}

/** How many files the server of this machine may open; undefined where it does not say. @param token of `METRICS_TOKEN` */
export async function askMaxFiles(base: string, token: string | undefined): Promise<number | undefined> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { text } = await send(`${base}/metrics`, headers).catch(() => ({ text: '' }));
  const files = /^process_max_fds (\S+)$/m.exec(text)?.[1];
  return files === undefined ? undefined : Number(files);
}
