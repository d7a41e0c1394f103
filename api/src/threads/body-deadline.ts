import type { IncomingMessage } from 'node:http';

export interface BodyPace {
  /** A body with at most this `content-length` is small, bytes. */
  readonly small: number;
  /** A small body must be complete by then, ms; a larger one must keep the minimum rate from then on. */
  readonly grace: number;
  /** Bytes a second, on average. */
  readonly minRate: number;
}

/** A call of an official's tablet has some kB; a phone at the far end of a stadium sends an upload slowly, but steadily. */
export const BODY_PACE: BodyPace = { small: 64 * 1024, grace: 10_000, minRate: 1000 };

export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

export function isSmallBody(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { small: maxSmallBytes }: BodyPace,
): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= maxSmallBytes;
}

/**
 * Calls `onLate` once if the body of a request comes too slowly. Time in which the server itself does not read, because a thread is
 * busy, does not count.
 */
export function watchBody(req: IncomingMessage, pace: BodyPace, onLate: () => void): void {
  const { grace: graceMs, minRate: minBytesPerSecond } = pace;
  const { socket } = req;
  const bytesBefore = socket.bytesRead;
  const checkIntervalMs = Math.min(1000, graceMs);
  const isSmall = isSmallBody(req, pace);
  let waitedMs = 0;
  const timer = setInterval(() => {
    if (req.readableFlowing !== true) return;
    waitedMs += checkIntervalMs;
    const bytes = isSmall ? 0 : socket.bytesRead - bytesBefore;
    if (waitedMs < graceMs + (bytes / minBytesPerSecond) * 1000) return;
    clearInterval(timer);
    if (!req.complete) onLate();
  }, checkIntervalMs);
  timer.unref();
  const stop = () => clearInterval(timer);
  req.once('end', stop);
  req.once('close', stop);
}
