import { isPublished } from 'shared-domain';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { usePartText } from '../texts/part-texts.ts';
import { useConsole } from '../use-console.ts';
import { findInstallOffer } from './install-offer.ts';
import { INSTALL_TEXTS } from './install-texts.ts';

/** iPhones and iPads alone say whether a page was opened from the home screen; over plain http what is put there does not open without a network. */
const isApplePage = (): boolean =>
  window.isSecureContext && 'standalone' in navigator && navigator.standalone === false;

/**
 * Asks once to install the console: once a trial of which this device said something is signed, and none is open. An iPhone, whose browser
 * asks nobody and clears pages, is told so before, as an installed console has a log of its own.
 */
export function InstallStrip() {
  const { views, device, log, seen, isContestOpen } = useConsole();
  const say = usePartText(INSTALL_TEXTS);
  const offer = findInstallOffer();
  const isApple = isApplePage();
  if (
    (!isApple && offer === undefined) ||
    views.current().name !== 'list' ||
    device().preferences.knowsInstall === true
  )
    return null;
  if (isContestOpen()) return null;
  const close = () =>
    void log.changeDevice(({ preferences }) => ({ preferences: { ...preferences, knowsInstall: true } }));
  if (isApple)
    return (
      <Strip colour="blue" onPress={close}>
        {say('apple')}
      </Strip>
    );
  const said = new Set(log.rows().map(({ fact }) => fact.trialOID));
  if (seen()?.trials.some(({ oid, status }) => isPublished(status) && said.has(oid)) !== true) return null;
  const install = () => {
    close();
    void offer?.prompt();
  };
  return (
    <Strip colour="blue" action={say('install')} onPress={install}>
      {say('offer')}{' '}
      <Key className="btn q" onPress={close}>
        {say('no')}
      </Key>
    </Strip>
  );
}
