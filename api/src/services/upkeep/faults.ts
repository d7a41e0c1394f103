import { statfs } from 'node:fs/promises';
import type { HealthFault, WireError } from 'shared-domain/contract';
import { describeDatabaseError } from '../../base/database-errors.ts';
import type { SteadyClock } from '../context/steady-clock.ts';

/** Free space below which SQLite may be unable to write, bytes, and below which somebody should look. */
const FULL_BYTES = 4 * 1024 * 1024;
const LOW_BYTES = 200 * 1024 * 1024;
/** A clock that is off by less follows its time server, ms. */
const MAX_CLOCK_ERROR_MS = 60_000;
/** How long a refusal of the database is reported after it was last seen, ms. */
const REFUSAL_LIFE_MS = 60_000;
/** How often the disk and the clock are checked without a request, ms. */
const CHECK_INTERVAL_MS = 30_000;

/** Faults of a server that still answers: reported by `/api/health`, and logged when they begin and end. */
export interface Faults {
  /** A call failed: remembered when that is the database's doing. */
  note(error: Error & { readonly code?: string }): void;
  list(): Promise<readonly HealthFault[]>;
  stop(): void;
}

interface Watched {
  /** Folder of the embedded database; PostgreSQL's disk is another machine's. */
  readonly dataDir: string | undefined;
  readonly clock: Pick<SteadyClock, 'measureLead'>;
  readonly log: (level: 'error' | 'info', text: string) => void;
  readonly free?: (folder: string) => Promise<number>;
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function diskFault(folder: string, free: (folder: string) => Promise<number>): Promise<HealthFault | undefined> {
  const bytes = await free(folder).catch(() => undefined);
  if (bytes === undefined || bytes >= LOW_BYTES) return undefined;
  const words = `${Math.floor(bytes / 1024 / 1024)} MiB are left on the disk of the data folder`;
  return bytes < FULL_BYTES
    ? { id: 'disk full', detail: `${words}: reads go on, writes are refused; make room, nothing has to be restarted` }
    : { id: 'disk low', detail: `${words}: make room before writes are refused` };
}

function clockFault(ahead: number): HealthFault | undefined {
  if (Math.abs(ahead) < MAX_CLOCK_ERROR_MS) return undefined;
  const seconds = Math.round(Math.abs(ahead) / 1000);
  const where = ahead > 0 ? 'ahead of' : 'behind';
  return {
    id: 'clock jumped',
    detail: `this machine’s clock is ${seconds} s ${where} the time this server counts by: sessions, holds and limits go on as they were; set the clock (timedatectl), then restart`,
  };
}

export function createFaults({ dataDir, clock, log, free = freeBytes }: Watched): Faults {
  const refused = new Map<string, { readonly fault: HealthFault; readonly until: number }>();
  let reported: readonly HealthFault[] = [];

  function remember({ id, detail }: WireError): void {
    if (id !== 'disk full' && id !== 'unavailable' && id !== 'database damaged') return;
    // What is damaged does not heal.
    const until = id === 'database damaged' ? Number.POSITIVE_INFINITY : performance.now() + REFUSAL_LIFE_MS;
    refused.set(id, { fault: { id, detail }, until });
  }

  async function list(): Promise<readonly HealthFault[]> {
    const disk = dataDir === undefined ? undefined : await diskFault(dataDir, free);
    const now = performance.now();
    const recent = [...refused.values()].filter(({ until }) => until > now).map(({ fault }) => fault);
    const known = recent.filter(({ id }) => id !== disk?.id);
    return [disk, clockFault(clock.measureLead()), ...known].filter((fault) => fault !== undefined);
  }

  async function look(): Promise<void> {
    const present = await list();
    const has = (faults: readonly HealthFault[], id: string) => faults.some((fault) => fault.id === id);
    for (const { id, detail } of present) if (!has(reported, id)) log('error', `${id}: ${detail}`);
    for (const { id } of reported) if (!has(present, id)) log('info', `${id}: over`);
    reported = present;
  }

  const timer = setInterval(() => void look(), CHECK_INTERVAL_MS);
  timer.unref();
  void look();
  return {
    note(error) {
      const known = describeDatabaseError(error);
      if (known === undefined) return;
      remember(known);
      void look();
    },
    list,
    stop: () => clearInterval(timer),
  };
}
