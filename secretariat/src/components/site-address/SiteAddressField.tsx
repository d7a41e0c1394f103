import { useText } from '../../locales/use-text.ts';
import { SelectField } from '../form/SelectField.tsx';
import type { SiteAddress } from './site-address.ts';
import './site-address.css';

interface Props {
  readonly addresses: readonly SiteAddress[];
  readonly address: string | undefined;
  readonly onChoose: (origin: string) => void;
}

/** Which address QR codes and slips carry: a choice where the machine is in several networks, else a line. */
export function SiteAddressField({ addresses, address, onChoose }: Props) {
  const { t } = useText();
  if (address === undefined) return null;
  if (addresses.length === 1) return <p className="code-address-line muted">{t('codes.address.only', { address })}</p>;
  return (
    <div className="bar-filters">
      <SelectField
        className="code-address"
        label={t('codes.address')}
        value={address}
        options={addresses.map(({ origin, network }) => ({
          value: origin,
          label: network === undefined ? origin : `${origin} (${network})`,
        }))}
        onChoose={onChoose}
      />
      <p className="muted">{t('codes.address.help')}</p>
    </div>
  );
}
