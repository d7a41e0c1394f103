import type { HealthFault } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useHealthQuery } from '../../api/health.ts';
import { useText } from '../../locales/use-text.ts';
import { buildNetworkPath } from '../page/paths.ts';
import './site-strip.css';

/** How often the server is asked how it is, ms. */
const POLL_MS = 30_000;

/** The faults that last until somebody acts, the worst first; a refusal that passes by itself is read where it was made. */
const LASTING_FAULTS = {
  'database damaged': 'frame.fault.databaseDamaged',
  'disk broken': 'frame.fault.diskBroken',
  'database read only': 'frame.fault.databaseReadOnly',
  'disk full': 'frame.fault.diskFull',
  'clock jumped': 'frame.fault.clockJumped',
  'disk low': 'frame.fault.diskLow',
} as const satisfies Partial<Record<HealthFault['id'], string>>;

type LastingFault = keyof typeof LASTING_FAULTS;

/** On every screen of the secretariat: the worst fault of a server that still answers, with a link to what to do. */
export function FaultStrip({ chOID }: { readonly chOID: string | undefined }) {
  const { t } = useText();
  const { data } = useHealthQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const worst = (Object.keys(LASTING_FAULTS) as LastingFault[]).find((id) => data?.faults.some((one) => one.id === id));
  if (worst === undefined) return null;
  return (
    <p className="site-strip late" role="status">
      {t(LASTING_FAULTS[worst])} <Link to={buildNetworkPath(chOID)}>{t('frame.fault.see')}</Link>
    </p>
  );
}
