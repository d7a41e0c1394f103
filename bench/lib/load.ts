import { spawn, spawnSync } from 'node:child_process';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { processorSeconds } from './cpu.ts';

const CONNECTIONS = 64;
const SECONDS = 3;

/**
 * wrk where it is installed: it needs little of the machine. autocannon is slower than the servers it measures, and then only
 * the processor time shows a difference between servers.
 */
export const TOOL = spawnSync('wrk', ['-v']).error === undefined ? 'wrk' : 'autocannon';

export const CONDITIONS = `${TOOL}, ${CONNECTIONS} connexions gardées ouvertes, ${SECONDS} s`;

type Headers = Readonly<Record<string, string>>;

function output(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`${command} (${code})\n${text}`))));
  });
}

async function requestsPerSecond(url: string, headers: Headers): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  if (TOOL === 'wrk') {
    const text = await output('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...named, url]);
    if (/Non-2xx or 3xx/.test(text)) throw new Error(`${url} refuse sous charge\n${text}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]);
  }
  const cli = createRequire(import.meta.url).resolve('autocannon');
  const text = await output(process.execPath, [cli, '-j', '-c', `${CONNECTIONS}`, '-d', `${SECONDS}`, ...named, url]);
  const report = JSON.parse(text) as { requests: { average: number }; '4xx': number; '5xx': number };
  if (report['4xx'] + report['5xx'] > 0) throw new Error(`${url} refuse sous charge`);
  return report.requests.average;
}

export interface Rate {
  /** Answers per second. */
  readonly perSecond: number;
  /** Answers per second of the server's processor time, which does not depend on the speed of the tool. */
  readonly perProcessorSecond: number;
}

/**
 * Loads the server of process `pid`.
 * @throws Error when an answer is no success
 */
export async function loadRate(url: string, headers: Headers, pid: number): Promise<Rate> {
  const before = processorSeconds(pid);
  const perSecond = await requestsPerSecond(url, headers);
  const after = processorSeconds(pid);
  const used = before === undefined || after === undefined ? Number.NaN : after - before;
  return { perSecond, perProcessorSecond: (perSecond * SECONDS) / used };
}

interface RawAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly header: (name: string) => string | undefined;
}

/** One answer with its bytes as transferred, still compressed. */
export function rawGet(url: string, headers: Headers): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks),
          header: (name) => response.headers[name]?.toString(),
        }),
      );
    }).once('error', reject);
  });
}
