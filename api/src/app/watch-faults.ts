import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../base/config.ts';
import type { SteadyClock } from '../services/context/steady-clock.ts';
import { createFaults, type Faults } from '../services/upkeep/faults.ts';
import type { Store } from '../store/open-store.ts';

interface WatchOptions {
  readonly clock: SteadyClock;
  readonly log: FastifyBaseLogger;
  /** Whether this thread watches the disk; true by default. */
  readonly hasDisk?: boolean;
}

/** Notes faults of this machine and errors of the database. PostgreSQL's disk is not watched: it may be another machine's. */
export function watchFaults(
  { dataDir }: Config,
  { engine }: Store,
  { clock, log, hasDisk = true }: WatchOptions,
): Faults {
  return createFaults({
    clock,
    dataDir: engine === 'sqlite' && hasDisk ? dataDir : undefined,
    log: (level, text) => log[level](text),
  });
}
