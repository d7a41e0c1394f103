import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { buildNetworkPath } from '../page/paths.ts';
import { SERVER_FAULTS, useServerFaults } from './server-faults.ts';
import './site-strip.css';

type FaultId = keyof typeof SERVER_FAULTS;

/** On every screen of the secretariat: the worst fault of a server that still answers, with a link to what to do. */
export function FaultStrip({ chOID }: { readonly chOID: string | undefined }) {
  const { t } = useText();
  const faults = useServerFaults();
  const worst = (Object.keys(SERVER_FAULTS) as FaultId[]).find((id) => faults.includes(id));
  const line = worst && SERVER_FAULTS[worst].line;
  if (line === undefined) return null;
  return (
    <p className="site-strip late" role="status">
      {t(line)} <Link to={buildNetworkPath(chOID)}>{t('frame.fault.see')}</Link>
    </p>
  );
}
