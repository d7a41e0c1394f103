import { serializers } from './log-serializers.ts';

/** Levels of the log, as its lines number them. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: Number.POSITIVE_INFINITY };

interface PlainLog {
  warn(message: string): void;
  error(error: unknown): void;
}

/** Writes lines as Fastify's log does, for the front, which does not load Fastify. */
export function createPlainLog(level: string): PlainLog {
  const minLevel = LEVELS[level as keyof typeof LEVELS] ?? LEVELS.warn;
  const write = (lineLevel: number, line: object): void => {
    if (lineLevel < minLevel) return;
    process.stdout.write(`${JSON.stringify({ level: lineLevel, time: Date.now(), pid: process.pid, ...line })}\n`);
  };
  return {
    warn: (message) => write(LEVELS.warn, { msg: message }),
    error(thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      write(LEVELS.error, { err: serializers.err(error), msg: error.message });
    },
  };
}
