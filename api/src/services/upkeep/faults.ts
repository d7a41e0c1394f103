import { statfs } from 'node:fs/promises';
import type { ErrorId, HealthFault } from 'shared-domain/contract';
import { findDatabaseFault } from '../../base/database-errors.ts';
import { localize } from '../../base/localize.ts';
import type { SteadyClock } from '../context/steady-clock.ts';

/** Free bytes below which SQLite may be unable to write, and below which the operator is warned. */
const FULL_BYTES = 4 * 1024 * 1024;
const LOW_BYTES = 200 * 1024 * 1024;
/** A smaller error of the clock is corrected by its time server, ms. */
const MAX_CLOCK_ERROR_MS = 60_000;
/** How long a refusal of the database is reported after it was last seen, ms, by its id; one that is not here is no fault of the server. */
const REFUSAL_LIFE_MS: Readonly<Partial<Record<ErrorId, number>>> = {
  'disk full': 60_000,
  unavailable: 60_000,
  // They last until somebody acts, and nobody may write meanwhile.
  'database read only': 600_000,
  'disk broken': 600_000,
  // A damaged database does not repair itself.
  'database damaged': Number.POSITIVE_INFINITY,
};
/** Refusals that a write that succeeds shows to be over. */
const OVER_ONCE_WRITTEN: readonly ErrorId[] = ['disk full', 'database read only', 'disk broken'];
/** How often the disk and the clock are checked without a request, ms. */
const CHECK_INTERVAL_MS = 30_000;

/** Faults of a server that still answers: reported by `/api/health`, and logged when they begin and end. */
export interface Faults {
  /** Notes the error of a failed call, where it came from the database. */
  noteError(error: Error & { readonly code?: string }): void;
  /** Notes that a change was committed: what refused writes before is over. */
  noteWritten(): void;
  list(): Promise<readonly HealthFault[]>;
  stop(): void;
}

/** A fault with its sentence for the log, in the language of whoever runs the server; `detail` is the API's, in English. */
interface LoggedFault extends HealthFault {
  readonly french: string;
}

interface FaultSources {
  /** Folder of the embedded database; undefined with PostgreSQL, which may be on another machine. */
  readonly dataDir: string | undefined;
  readonly clock: Pick<SteadyClock, 'measureLead'>;
  readonly log: (level: 'error' | 'info', text: string) => void;
  readonly readFreeBytes?: (folder: string) => Promise<number>;
}

async function readDiskSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function findDiskFault(
  folder: string,
  readFreeBytes: (folder: string) => Promise<number>,
): Promise<LoggedFault | undefined> {
  const bytes = await readFreeBytes(folder).catch(() => undefined);
  if (bytes === undefined || bytes >= LOW_BYTES) return undefined;
  const left = Math.floor(bytes / 1024 / 1024);
  const sentence = `${left} MiB are left on the disk of the data folder`;
  const french = `il reste ${left} Mio sur le disque des données`;
  return bytes < FULL_BYTES
    ? {
        id: 'disk full',
        detail: `${sentence}: reads go on, writes are refused; make room, nothing has to be restarted`,
        french: `${french} : tout se lit, les écritures sont refusées ; libérez de la place, rien n’est à relancer`,
      }
    : {
        id: 'disk low',
        detail: `${sentence}: make room before writes are refused`,
        french: `${french} : libérez de la place avant que les écritures soient refusées`,
      };
}

function findClockFault(leadMs: number): LoggedFault | undefined {
  if (Math.abs(leadMs) < MAX_CLOCK_ERROR_MS) return undefined;
  const seconds = Math.round(Math.abs(leadMs) / 1000);
  const direction = leadMs > 0 ? 'ahead of' : 'behind';
  return {
    id: 'clock jumped',
    detail: `this machine’s clock is ${seconds} s ${direction} the time this server counts by: sessions, holds and limits go on as they were; set the clock (timedatectl), then restart`,
    french: `l’horloge de cette machine est de ${seconds} s ${leadMs > 0 ? 'en avance' : 'en retard'} sur le temps que compte ce serveur : sessions, prises et limites continuent comme avant ; réglez l’horloge (timedatectl), puis relancez`,
  };
}

export function createFaults({ dataDir, clock, log, readFreeBytes = readDiskSpace }: FaultSources): Faults {
  const databaseFaults = new Map<string, { readonly fault: LoggedFault; readonly until: number }>();
  let reportedFaults: readonly LoggedFault[] = [];

  async function listLogged(): Promise<readonly LoggedFault[]> {
    const disk = dataDir === undefined ? undefined : await findDiskFault(dataDir, readFreeBytes);
    const now = performance.now();
    const recentFaults = [...databaseFaults.values()].filter(({ until }) => until > now).map(({ fault }) => fault);
    const otherFaults = recentFaults.filter(({ id }) => id !== disk?.id);
    return [disk, findClockFault(clock.measureLead()), ...otherFaults].filter((fault) => fault !== undefined);
  }

  async function reportChanges(): Promise<void> {
    const currentFaults = await listLogged();
    const hasFault = (faults: readonly HealthFault[], id: string) => faults.some((fault) => fault.id === id);
    for (const { id, detail, french } of currentFaults)
      if (!hasFault(reportedFaults, id)) log('error', localize(`${id} : ${french}`, `${id}: ${detail}`));
    for (const { id } of reportedFaults)
      if (!hasFault(currentFaults, id)) log('info', localize(`${id} : c’est fini`, `${id}: over`));
    reportedFaults = currentFaults;
  }

  const timer = setInterval(() => void reportChanges(), CHECK_INTERVAL_MS);
  timer.unref();
  void reportChanges();
  return {
    noteError(error) {
      const fault = findDatabaseFault(error);
      const life = fault && REFUSAL_LIFE_MS[fault.id];
      if (fault === undefined || life === undefined) return;
      const { id, detail, french } = fault;
      databaseFaults.set(id, {
        fault: { id: id as HealthFault['id'], detail, french },
        until: performance.now() + life,
      });
      void reportChanges();
    },
    noteWritten() {
      const isOver = OVER_ONCE_WRITTEN.map((id) => databaseFaults.delete(id)).includes(true);
      if (isOver) void reportChanges();
    },
    list: async () => (await listLogged()).map(({ id, detail }) => ({ id, detail })),
    stop: () => clearInterval(timer),
  };
}
