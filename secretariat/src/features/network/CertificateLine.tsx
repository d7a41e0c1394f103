import type { NetworkAnswer } from 'shared-domain/contract';
import { Icon } from '../../components/Icon.tsx';
import { formatDay } from '../../components/time/format-instant.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly certificate: NonNullable<NetworkAnswer['certificate']>;
  /** Whether it is of this server's own authority. */
  readonly hasAuthority: boolean;
}

/** For which addresses and until when this server's certificate stands, and what is to be done about it. */
export function CertificateLine({ certificate: { until, warning, uncovered = [] }, hasAuthority }: Props) {
  const { t } = useText();
  return (
    <>
      {uncovered.length > 0 && (
        <p className="network-warning" role="alert">
          <Icon name="warning" />
          {t(hasAuthority ? 'network.certificate.elsewhere.own' : 'network.certificate.elsewhere', {
            addresses: uncovered.join(', '),
          })}
        </p>
      )}
      <EndLine until={until} {...(warning && { warning })} />
    </>
  );
}

/** Until when it stands. */
function EndLine({ until, warning }: Pick<Props['certificate'], 'until' | 'warning'>) {
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
