import { fork } from 'node:child_process';
import { join } from 'node:path';

/** How long the last reader may take to hear, ms. */
const PATIENCE = 8000;

/** Between two publications: frames of one competition go out every 400 ms at most. */
const PAUSE = 800;

interface StreamRun {
  /** ms until every stream was open. */
  readonly opening: number;
  /** ms from before the publication to the bytes at each reader, of all publications. */
  readonly delays: readonly number[];
  readonly missed: number;
}

interface FromChild {
  readonly kind: 'open' | 'heard';
  readonly ms?: number;
  readonly at?: readonly number[];
}

/**
 * Opens `count` streams from a process of their own and publishes so many times.
 * @param publish answers when it began, ms since 1970
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
  const answer = (kind: FromChild['kind']): Promise<FromChild> =>
    new Promise((resolve, reject) => {
      child.once('exit', () => reject(new Error('the readers ended')));
      child.on('message', (message: FromChild) => message.kind === kind && resolve(message));
    });
  const { ms = Number.NaN } = await answer('open');
  const delays: number[] = [];
  for (let i = 0; i < times; i += 1) {
    child.send('forget');
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const heard = answer('heard');
    const late = setTimeout(() => child.send('tell'), PATIENCE);
    const began = await publish();
    const { at = [] } = await heard;
    clearTimeout(late);
    delays.push(...at.map((each) => (each === 0 ? Number.POSITIVE_INFINITY : each - began)));
  }
  whileOpen();
  child.removeAllListeners('exit');
  child.kill();
  delays.sort((a, b) => a - b);
  return { opening: ms, delays, missed: delays.filter((delay) => !Number.isFinite(delay)).length };
}
