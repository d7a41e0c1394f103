import type { Database } from '../log/database.ts';
import type { FactLog } from '../log/fact-log.ts';
import { type HandedLog, listHandedRows } from './handed-log.ts';
import { joinParts, type LogPart, parsePart } from './log-parts.ts';
import { packLog, unpackLog } from './pack-log.ts';

/** What has come of a log that another device hands over. */
export type Receipt =
  | { readonly kind: 'part'; readonly missing: readonly number[]; readonly total: number }
  | {
      readonly kind: 'whole';
      readonly chOID: string;
      readonly trial: string;
      readonly label: string;
      readonly count: number;
      readonly newCount: number;
    }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'not stored' };

/** Takes logs that other devices hand over. */
export interface Receiver {
  /** One part, as its link has it; the others may come later, on a page that is opened anew. */
  readonly takePart: (text: string) => Promise<Receipt>;
  /** A file that `formatLogFile` wrote. */
  readonly takeFile: (text: string) => Promise<Receipt>;
}

/** What a log says of its competition, so that another server finds the same events, which have other ids there. */
interface LoggedCompetition {
  readonly challenge: { readonly name: string };
  readonly trials: readonly { readonly oid: string; readonly uid: string; readonly date: string }[];
}

/** Logs as a file that another device or the secretariat reads. */
export function formatLogFile(logs: readonly HandedLog[], competition?: LoggedCompetition): string {
  const logged = new Set(logs.map(({ trial }) => trial));
  const trials = competition?.trials
    .filter(({ oid }) => logged.has(oid))
    .map(({ oid, uid, date }) => ({ oid, uid, date }));
  return JSON.stringify({ foulee: 'live-log', competition: competition?.challenge.name, trials, logs });
}

/** The logs of a file. @throws where it is no such file */
function parseLogFile(text: string): HandedLog[] {
  const { foulee, logs } = JSON.parse(text) as { readonly foulee?: unknown; readonly logs?: unknown };
  if (foulee !== 'live-log' || !Array.isArray(logs) || logs.length === 0) throw new RangeError('no log');
  // What cannot be packed and read again is no log.
  return logs.map((log) => unpackLog(packLog(log as HandedLog)));
}

const readOrUndefined = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

export function openReceiver(database: Database, log: FactLog): Receiver {
  async function takeLogs(logs: readonly HandedLog[]): Promise<Receipt> {
    const [first] = logs;
    if (first === undefined) return { kind: 'unreadable' };
    const rows = logs.flatMap((handed) => listHandedRows(handed, log.device().id));
    const newCount = await log.receive(rows);
    const others = logs.filter(({ device }) => device !== log.device().id);
    const handedBy = Object.fromEntries(others.map(({ trial, device }) => [trial, device]));
    await log.changeDevice({ handedBy: { ...log.device().handedBy, ...handedBy } });
    const count = logs.reduce((sum, { sources }) => sum + sources.reduce((all, { facts }) => all + facts.length, 0), 0);
    return { kind: 'whole', chOID: first.chOID, trial: first.trial, label: first.label, count, newCount };
  }

  /** The parts of a log that are stored, with one more. */
  const storePart = async (part: LogPart): Promise<readonly LogPart[]> => {
    await database.write(['parts'], async (transaction) => {
      transaction.objectStore('parts').put(part);
    });
    const parts = await database.read<LogPart[]>('parts', (store) => store.getAll());
    return parts.filter(({ sum, total }) => sum === part.sum && total === part.total);
  };

  const forgetParts = () =>
    database.write(['parts'], async (transaction) => {
      transaction.objectStore('parts').clear();
    });

  return {
    async takePart(text) {
      const part = parsePart(text);
      if (part === undefined) return { kind: 'unreadable' };
      try {
        const parts = await storePart(part);
        const present = new Set(parts.map(({ number }) => number));
        const missing = Array.from({ length: part.total }, (_, at) => at + 1).filter((number) => !present.has(number));
        if (missing.length > 0) return { kind: 'part', missing, total: part.total };
        const handed = readOrUndefined(() => unpackLog(joinParts(parts) ?? new Uint8Array()));
        const receipt: Receipt = handed === undefined ? { kind: 'unreadable' } : await takeLogs([handed]);
        await forgetParts();
        return receipt;
      } catch {
        return { kind: 'not stored' };
      }
    },
    async takeFile(text) {
      const logs = readOrUndefined(() => parseLogFile(text));
      return logs === undefined ? { kind: 'unreadable' } : takeLogs(logs).catch(() => ({ kind: 'not stored' }));
    },
  };
}
