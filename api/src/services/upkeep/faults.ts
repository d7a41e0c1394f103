import { statfs } from 'node:fs/promises';
import type { HealthFault, WireError } from 'shared-domain/contract';
import { describeDatabaseError } from '../../base/database-errors.ts';
import type { SteadyClock } from '../context/steady-clock.ts';

/** Free bytes below which SQLite may be unable to write, and below which the operator is warned. */
const FULL_BYTES = 4 * 1024 * 1024;
const LOW_BYTES = 200 * 1024 * 1024;
/** A smaller error of the clock is corrected by its time server, ms. */
const MAX_CLOCK_ERROR_MS = 60_000;
/** How long a refusal of the database is reported after it was last seen, ms. */
const REFUSAL_LIFE_MS = 60_000;
/** How often the disk and the clock are checked without a request, ms. */
const CHECK_INTERVAL_MS = 30_000;

/** Faults of a server that still answers: reported by `/api/health`, and logged when they begin and end. */
export interface Faults {
  /** Notes the error of a failed call, where it came from the database. */
  noteError(error: Error & { readonly code?: string }): void;
  list(): Promise<readonly HealthFault[]>;
  stop(): void;
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
): Promise<HealthFault | undefined> {
  const bytes = await readFreeBytes(folder).catch(() => undefined);
  if (bytes === undefined || bytes >= LOW_BYTES) return undefined;
  const sentence = `${Math.floor(bytes / 1024 / 1024)} MiB are left on the disk of the data folder`;
  return bytes < FULL_BYTES
    ? {
        id: 'disk full',
        detail: `${sentence}: reads go on, writes are refused; make room, nothing has to be restarted`,
      }
    : { id: 'disk low', detail: `${sentence}: make room before writes are refused` };
}

function findClockFault(leadMs: number): HealthFault | undefined {
  if (Math.abs(leadMs) < MAX_CLOCK_ERROR_MS) return undefined;
  const seconds = Math.round(Math.abs(leadMs) / 1000);
  const direction = leadMs > 0 ? 'ahead of' : 'behind';
  return {
    id: 'clock jumped',
    detail: `this machine’s clock is ${seconds} s ${direction} the time this server counts by: sessions, holds and limits go on as they were; set the clock (timedatectl), then restart`,
  };
}

export function createFaults({ dataDir, clock, log, readFreeBytes = readDiskSpace }: FaultSources): Faults {
  const databaseFaults = new Map<string, { readonly fault: HealthFault; readonly until: number }>();
  let reportedFaults: readonly HealthFault[] = [];

  function rememberFault({ id, detail }: WireError): void {
    if (id !== 'disk full' && id !== 'unavailable' && id !== 'database damaged') return;
    // A damaged database does not repair itself.
    const until = id === 'database damaged' ? Number.POSITIVE_INFINITY : performance.now() + REFUSAL_LIFE_MS;
    databaseFaults.set(id, { fault: { id, detail }, until });
  }

  async function list(): Promise<readonly HealthFault[]> {
    const disk = dataDir === undefined ? undefined : await findDiskFault(dataDir, readFreeBytes);
    const now = performance.now();
    const recentFaults = [...databaseFaults.values()].filter(({ until }) => until > now).map(({ fault }) => fault);
    const otherFaults = recentFaults.filter(({ id }) => id !== disk?.id);
    return [disk, findClockFault(clock.measureLead()), ...otherFaults].filter((fault) => fault !== undefined);
  }

  async function reportChanges(): Promise<void> {
    const currentFaults = await list();
    const hasFault = (faults: readonly HealthFault[], id: string) => faults.some((fault) => fault.id === id);
    for (const { id, detail } of currentFaults) if (!hasFault(reportedFaults, id)) log('error', `${id}: ${detail}`);
    for (const { id } of reportedFaults) if (!hasFault(currentFaults, id)) log('info', `${id}: over`);
    reportedFaults = currentFaults;
  }

  const timer = setInterval(() => void reportChanges(), CHECK_INTERVAL_MS);
  timer.unref();
  void reportChanges();
  return {
    noteError(error) {
      const wireError = describeDatabaseError(error);
      if (wireError === undefined) return;
      rememberFault(wireError);
      void reportChanges();
    },
    list,
    stop: () => clearInterval(timer),
  };
}
