import type { HealthFault } from 'shared-domain/contract';
import { useHealthQuery } from '../../api/health.ts';

/** How often the server is asked how it is, ms. */
const POLL_MS = 30_000;

/**
 * The faults of a server that still answers, the worst first: `advice` is what to do, `line` what every screen says of one that lasts
 * until somebody acts; a refusal that passes by itself is read where it was made.
 */
export const SERVER_FAULTS = {
  'database damaged': { advice: 'network.fault.databaseDamaged', line: 'frame.fault.databaseDamaged' },
  'disk broken': { advice: 'network.fault.diskBroken', line: 'frame.fault.diskBroken' },
  'database read only': { advice: 'network.fault.databaseReadOnly', line: 'frame.fault.databaseReadOnly' },
  'disk full': { advice: 'network.fault.diskFull', line: 'frame.fault.diskFull' },
  'clock jumped': { advice: 'network.fault.clockJumped', line: 'frame.fault.clockJumped' },
  'disk low': { advice: 'network.fault.diskLow', line: 'frame.fault.diskLow' },
  unavailable: { advice: 'network.fault.unavailable', line: undefined },
} as const satisfies Record<HealthFault['id'], object>;

/** The present faults of the server. */
export function useServerFaults(): readonly HealthFault['id'][] {
  const { data } = useHealthQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  return data?.faults.map(({ id }) => id) ?? [];
}
