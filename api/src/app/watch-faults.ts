import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../base/config.ts';
import type { SteadyClock } from '../services/context/steady-clock.ts';
import { createFaults, type Faults } from '../services/upkeep/faults.ts';
import type { Store } from '../store/open-store.ts';

interface WatchOptions {
  readonly clock: SteadyClock;
  readonly log: FastifyBaseLogger;
  /** Whether the disk is looked at here. */
  readonly hasDisk?: boolean;
}

/** Watches this machine, and what the database refuses. PostgreSQL's disk is its own machine's. */
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
