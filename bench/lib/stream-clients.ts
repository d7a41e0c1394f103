import { fork } from 'node:child_process';
import { join } from 'node:path';

/** How long after a publication the last reader may receive the change. */
const MAX_HEARING_MS = 8000;

/** Pause between two publications: a competition sends a frame at most every 400 ms. */
const PAUSE_MS = 800;

interface StreamRun {
  /** ms until every stream was open. */
  readonly opening: number;
  /** ms from just before a publication until each reader has its bytes, for all publications, sorted. */
  readonly delays: readonly number[];
  /** Readers without the change after `MAX_HEARING_MS`, over all publications. */
  readonly missed: number;
}

/** A message of the readers' process: all streams are open, or all readers have the change. */
interface ChildMessage {
  readonly kind: 'open' | 'heard';
  /** How long it took until every stream was open. */
  readonly ms?: number;
  /** When each reader received the change, ms since 1970; 0 for a reader without it. */
  readonly at?: readonly number[];
}

/**
 * Opens `count` streams from a separate process and publishes `times` times.
 * @param publish resolves with the instant at which it began, ms since 1970
 * @param whileOpen called after the last publication, before the streams close
 */
export async function runStreams(
  url: string,
  count: number,
  times: number,
  publish: () => Promise<number>,
  whileOpen: () => void,
): Promise<StreamRun> {
  const program = join(import.meta.dirname, 'stream-clients-child.ts');
  const child = fork(program, [url, String(count)], { execArgv: [], serialization: 'advanced', stdio: 'inherit' });
  const waitFor = (kind: ChildMessage['kind']): Promise<ChildMessage> =>
    new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error('the readers ended')));
      child.on('message', (message: ChildMessage) => message.kind === kind && resolve(message));
    });
  const { ms = Number.NaN } = await waitFor('open');
  const delays: number[] = [];
  for (let i = 0; i < times; i += 1) {
    child.send('forget');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const heard = waitFor('heard');
    const timeout = setTimeout(() => child.send('tell'), MAX_HEARING_MS);
    const began = await publish();
    const { at = [] } = await heard;
    clearTimeout(timeout);
    delays.push(...at.map((each) => (each === 0 ? Number.POSITIVE_INFINITY : each - began)));
  }
  whileOpen();
  child.removeAllListeners('exit');
  child.kill();
  delays.sort((a, b) => a - b);
  return { opening: ms, delays, missed: delays.filter((delay) => !Number.isFinite(delay)).length };
}
