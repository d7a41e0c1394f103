import { formatLocalTime } from 'shared-domain';
import { usePart } from '../part.ts';
import { PHONE_PART } from '../phone/phone-part.ts';
import { findElsewhere } from '../sync/elsewhere.ts';
import { useConsole, useText } from '../use-console.ts';
import { installUpdate } from '../worker/register-worker.ts';
import { Strip } from './Strip.tsx';
import { findServerFault } from './server-fault.ts';

/** What every screen must say before anything else: a code that no longer writes, a disk that does not keep. */
export function Troubles() {
  const opened = useConsole();
  const { views } = opened;
  const [device, diskFault, hasUpdate] = [opened.device(), opened.diskFault(), opened.hasUpdate()];
  const { t } = useText();
  const PhoneStrips = usePart(PHONE_PART);
  const view = views.current();
  const { name } = view;
  // A newer server is no trouble while somebody judges: what is written is kept and sent as before.
  const { fault, isServerNewer } = opened.link();
  const isBehind = isServerNewer === true && !hasUpdate && name !== 'trial' && name !== 'handOver';
  // Over the codes of a journal there is no room for what the head of the screen says: they must be read whole.
  const state = name === 'handOver' ? undefined : device.code?.state;
  const elsewhere = findElsewhere(opened.seen());
  const tz = opened.seen()?.challenge.tz ?? 'UTC';
  return (
    <>
      {device.isUnkept === true && <Strip colour="red">{t('disk.none')}</Strip>}
      {diskFault !== undefined && (
        <Strip
          colour="red"
          {...(view.name === 'trial' && {
            action: t('give.open'),
            onPress: () => views.open({ name: 'handOver', trial: view.trial }),
          })}
        >
          {t('disk.failed')}
        </Strip>
      )}
      {state !== undefined && state !== 'valid' && (
        <Strip
          colour="red"
          {...(state === 'revoked' && { action: t('code.retype'), onPress: () => views.open({ name: 'code' }) })}
          {...(state === 'closed' &&
            name !== 'device' && {
              action: t('device.journal'),
              onPress: () => views.open({ name: 'device' }),
            })}
        >
          {t(`code.${state}`)}
        </Strip>
      )}
      {elsewhere !== undefined && state === 'valid' && (
        <Strip
          colour="red"
          {...(name !== 'device' && { action: t('device.journal'), onPress: () => views.open({ name: 'device' }) })}
        >
          {t(`elsewhere.${elsewhere.role}`, {
            time: formatLocalTime(elsewhere.since, tz),
            ...(elsewhere.role === 'copy' && { holder: elsewhere.holder }),
          })}
        </Strip>
      )}
      {fault !== undefined && state === 'valid' && (
        <Strip>
          <b>{t(findServerFault(fault))}</b> {t('server.kept')}
        </Strip>
      )}
      {state === 'valid' && PhoneStrips !== undefined && <PhoneStrips />}
      {isBehind && <Strip colour="blue">{t('update.behind')}</Strip>}
      {hasUpdate && (
        <Strip colour="blue" action={t('update.install')} onPress={() => void installUpdate()}>
          {t('update.ready')}
        </Strip>
      )}
    </>
  );
}
