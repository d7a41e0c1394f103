import type { HealthFault } from 'shared-domain/contract';
import { useHealthQuery } from '../../api/health.ts';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';

/** How often the server is asked how it is, ms. */
const POLL_MS = 30_000;

const SENTENCES = {
  'disk full': 'network.fault.diskFull',
  'disk low': 'network.fault.diskLow',
  'clock jumped': 'network.fault.clockJumped',
  'database damaged': 'network.fault.databaseDamaged',
  'database read only': 'network.fault.databaseReadOnly',
  'disk broken': 'network.fault.diskBroken',
  unavailable: 'network.fault.unavailable',
} as const satisfies Record<HealthFault['id'], string>;

/** What is wrong with a server that still answers, and what to do about it; nothing where all is well. */
export function ServerFaults() {
  const { t } = useText();
  const { data } = useHealthQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  return data?.faults.map(({ id }) => (
    <p key={id} className="network-warning" role="alert">
      <Icon name="warning" />
      {t(SENTENCES[id])}
    </p>
  ));
}
