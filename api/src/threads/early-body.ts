import type { IncomingMessage } from 'node:http';
import { type BodyPace, hasBody, isSmallBody } from './body-deadline.ts';

/** A request's body as the front has read it, before a thread is involved. */
type EarlyBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'whole'; readonly bytes: Buffer }
  /** Too large to be held in memory: what has arrived of it; the rest follows. */
  | { readonly kind: 'large'; readonly received: readonly Buffer[] }
  /** The sender has disconnected. */
  | { readonly kind: 'gone' }
  /** There is no memory left for it. */
  | { readonly kind: 'full' };

/** Memory for all bodies that have not arrived completely. */
const MAX_BUFFERED_BYTES = 128 * 1024 * 1024;

/** Reads small bodies to their end, so that an unfinished one does not occupy a thread. */
export function createBodyReader(
  pace: BodyPace,
  maxBufferedBytes = MAX_BUFFERED_BYTES,
): (req: IncomingMessage) => Promise<EarlyBody> {
  let bufferedBytes = 0;

  return (req) => {
    if (!hasBody(req)) return Promise.resolve({ kind: 'none' });
    if (req.headers['transfer-encoding'] === undefined && !isSmallBody(req, pace))
      return Promise.resolve({ kind: 'large', received: [] });
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const onEnd = () => settle({ kind: 'whole', bytes: Buffer.concat(chunks) });
      const onGone = () => settle({ kind: 'gone' });
      function settle(body: EarlyBody): void {
        bufferedBytes -= length;
        req.off('data', onData).off('end', onEnd).off('close', onGone).off('error', onGone);
        if (body.kind === 'large') req.pause();
        resolve(body);
      }
      function onData(chunk: Buffer): void {
        chunks.push(chunk);
        length += chunk.length;
        bufferedBytes += chunk.length;
        if (length > pace.small) settle({ kind: 'large', received: chunks });
        else if (bufferedBytes > maxBufferedBytes) settle({ kind: 'full' });
      }
      req.on('data', onData).on('end', onEnd).on('close', onGone).on('error', onGone);
    });
  };
}
