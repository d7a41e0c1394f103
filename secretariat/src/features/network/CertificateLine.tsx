import type { NetworkAnswer } from 'shared-domain/contract';
import { Icon } from '../../components/Icon.tsx';
import { formatDay } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly certificate: NonNullable<NetworkAnswer['certificate']>;
}

/** Until when this server's certificate stands, and what is to be done about it. */
export function CertificateLine({ certificate: { until, warning } }: Props) {
  const { t, language } = useText();
  const day = formatDay(until, 'UTC', language);
  if (warning === undefined) return <p className="muted">{t('network.certificate', { day })}</p>;
  const { kind, days: count, meeting = '' } = warning;
  return (
    <p className="network-warning" role="alert">
      <Icon name="warning" />
      {kind === 'soon'
        ? t('network.certificate.soon', { day, count })
        : t(`network.certificate.${kind}`, { day, meeting })}
    </p>
  );
}
