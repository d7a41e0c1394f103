import { useCallback, useState } from 'react';
import { formatLocalTime } from 'shared-domain';
import { CONSOLES_PATH, calls, makeUrl } from 'shared-domain/contract';
import { addTexts } from 'shared-domain/platform';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Icon } from '../../components/Icon.tsx';
import { makeSeed } from '../../components/make-seed.ts';
import { Empty } from '../../components/page/Empty.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { Section } from '../../components/page/Section.tsx';
import { Paper } from '../../components/paper/Paper.tsx';
import { QrCode } from '../../components/qr/QrCode.tsx';
import { SiteAddressField } from '../../components/site-address/SiteAddressField.tsx';
import { useSiteAddress } from '../../components/site-address/use-site-address.ts';
import { networkEn } from '../../locales/network/en.ts';
import { networkFr } from '../../locales/network/fr.ts';
import { NAMESPACE } from '../../locales/register-texts.ts';
import { useText } from '../../locales/use-text.ts';
import { CertificateLine } from './CertificateLine.tsx';
import { useNetworkQuery } from './network-endpoint.ts';
import { ServerFaults } from './ServerFaults.tsx';
import { makeWifiText, readWifi, saveWifi, type Wifi } from './wifi.ts';
import './network.css';

/** The texts are loaded with this page, and must be there before it is drawn. */
const registerTexts = (): void => addTexts(NAMESPACE, { fr: networkFr, en: networkEn });

/** How often it is asked whether a phone has come. */
const POLL_MS = 3000;

const NOTES = ['4g', 'dns', 'local', 'guests', 'phones', 'same'] as const;
const HTTP_NOTES = ['http', 'own'] as const;

/** How phones come to this server in a stadium: the Wi-Fi, the address of the consoles, and what to know there. */
export default function NetworkPage() {
  useState(registerTexts);
  const { t } = useText();
  const [test] = useState(makeSeed);
  const query = useNetworkQuery(test, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const { addresses, address, choose } = useSiteAddress();
  const [wifi, setWifi] = useState(readWifi);
  const [isPrinting, setPrinting] = useState(false);
  const endPrinting = useCallback(() => setPrinting(false), []);
  const notes = [...NOTES, ...(address?.startsWith('https:') ? [] : HTTP_NOTES)];
  const change = (part: Partial<Wifi>) => {
    const changed = { ...wifi, ...part };
    saveWifi(changed);
    setWifi(changed);
  };
  return (
    <>
      <PageTitle
        aside={
          address !== undefined && (
            <Button onClick={() => setPrinting(true)}>
              <Icon name="print" />
              {t('network.print')}
            </Button>
          )
        }
      >
        {t('screen.network')}
      </PageTitle>
      <QueryState query={query}>
        {({ certificate, hasAuthority, origins, reached: scanned }) => {
          const arrived = origins.find(({ origin }) => origin === address)?.arrived;
          const reached = [scanned, arrived]
            .flatMap((at) => at ?? [])
            .toSorted()
            .at(-1);
          return (
            <>
              <ServerFaults />
              <SiteAddressField addresses={addresses} address={address} onChoose={choose} />
              {certificate !== undefined && <CertificateLine certificate={certificate} hasAuthority={hasAuthority} />}
              {hasAuthority && address !== undefined && (
                <p>{t('network.authority', { address: `${address.replace(/^https:\/\//, '')}/ca` })}</p>
              )}
              <div className="network-ways">
                <Section id="network-wifi" title={t('network.wifi')} help={t('network.wifi.help')}>
                  <TextField label={t('network.wifi.name')} value={wifi.name} onText={(name) => change({ name })} />
                  <TextField
                    label={t('network.wifi.password')}
                    value={wifi.password}
                    autoComplete="off"
                    onText={(password) => change({ password })}
                  />
                  {wifi.name === '' ? (
                    <p className="muted">{t('network.wifi.none')}</p>
                  ) : (
                    <QrCode text={makeWifiText(wifi)} label={t('network.wifi.qr', { name: wifi.name })} />
                  )}
                </Section>
                <Section
                  id="network-console"
                  title={t('network.console')}
                  className={reached === undefined ? '' : 'network-reached'}
                >
                  {address === undefined ? (
                    <Empty title={t('network.address.none')} />
                  ) : (
                    <>
                      <p role="status">
                        {reached !== undefined && <Icon name="check" />}
                        {reached === undefined
                          ? t('network.unreached')
                          : t('network.reached', {
                              time: formatLocalTime(reached, Intl.DateTimeFormat().resolvedOptions().timeZone),
                            })}
                      </p>
                      <QrCode text={address + makeUrl(calls.reached, {}, { test })} label={t('network.console.qr')} />
                      <p className="network-address">{address + CONSOLES_PATH}</p>
                    </>
                  )}
                </Section>
              </div>
              <Section id="network-notes" title={t('network.notes')}>
                <ul className="network-notes">
                  {notes.map((note) => (
                    <li key={note}>{t(`network.notes.${note}`)}</li>
                  ))}
                </ul>
              </Section>
            </>
          );
        }}
      </QueryState>
      {isPrinting && address !== undefined && (
        <Paper className="network-poster" onDone={endPrinting}>
          {wifi.name !== '' && (
            <section>
              <h2>1. {t('network.wifi')}</h2>
              <QrCode text={makeWifiText(wifi)} label={t('network.wifi.qr', { name: wifi.name })} />
              <p className="network-address">{wifi.name}</p>
              {wifi.password !== '' && (
                <p className="network-address">{t('network.wifi.password.is', { password: wifi.password })}</p>
              )}
            </section>
          )}
          <section>
            <h2>
              {wifi.name !== '' && '2. '}
              {t('network.console')}
            </h2>
            <QrCode text={address + CONSOLES_PATH} label={t('network.console.qr')} />
            <p className="network-address">{address.replace(/^https?:\/\//, '') + CONSOLES_PATH}</p>
          </section>
          <p>{t('network.notes.4g')}</p>
        </Paper>
      )}
    </>
  );
}
