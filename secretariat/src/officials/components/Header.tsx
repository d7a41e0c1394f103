import { formatLocalTime } from 'shared-domain';
import { roundClockError } from '../log/device-clock.ts';
import { isUnsent, needsLook } from '../log/log-row.ts';
import { isShutOut } from '../sync/elsewhere.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import { Icon } from './Icon.tsx';
import { Key } from './Key.tsx';

interface Props {
  readonly title: string;
  readonly subtitle?: string;
  readonly onBack?: () => void;
}

const SECONDS = { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false } as const;

/** What the server has of what this device said in the competition of its code, in a few signs. */
function useChip() {
  const { log, link, device, seen } = useConsole();
  const { code } = device();
  const rows = log.rows().filter(({ chOID }) => chOID === code?.chOID);
  const { isOnline, heard, fault } = link();
  const now = log.clock.now();
  const silence = heard === 0 ? 0 : now - heard;
  return {
    unsent: rows.filter(isUnsent).length,
    look: rows.filter(needsLook).length,
    isOffline: !isOnline,
    hasFault: fault !== undefined,
    minutes: Math.floor(silence / 60_000),
    heard,
    codeState: code?.state,
    isShut: isShutOut(device(), seen()),
  };
}

const HOUR_MS = 3_600_000;

/** How sure the time of the stadium is: «±0.2 s» where it was measured within the hour, «heure du téléphone» where it never was. */
function useClockSureness(): string | undefined {
  const { log } = useConsole();
  const { t } = useText();
  const offset = log.clock.offset();
  if (offset === undefined) return t('clock.own');
  if (log.clock.now() - offset.measured > HOUR_MS) return undefined;
  return t('clock.error', { error: roundClockError(offset) });
}

/** The head of every screen: where one is, the time of the stadium, and what the server has. */
export function Header({ title, subtitle, onBack }: Props) {
  const { views, seen, log } = useConsole();
  const { t } = useText();
  const now = useNow();
  const { unsent, look, isOffline, hasFault, minutes, heard, codeState, isShut } = useChip();
  const tz = seen()?.challenge.tz ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = formatLocalTime(new Date(now), tz);
  const heardAt = new Date(heard + (now - log.clock.now())).toLocaleTimeString('fr-FR', { ...SECONDS, timeZone: tz });
  const clock = useClockSureness();
  const offline = hasFault ? t('chip.fault') : minutes < 1 ? t('chip.offlineNow') : t('chip.offline', { minutes });
  const openDevice = () => {
    if (views.current().name !== 'device') views.open({ name: 'device' });
  };
  return (
    <header className={isOffline ? 'hd off' : 'hd'}>
      {onBack === undefined ? (
        <span className="bk" />
      ) : (
        <Key className="bk" aria-label={t('back')} onPress={onBack}>
          <Icon name="back" />
        </Key>
      )}
      {isOffline ? (
        // All of it opens the journal.
        <h1 className="ti">
          <Key className="off-k" isQuick onPress={openDevice}>
            <span>
              {title}
              {subtitle !== undefined && <span className="nb"> · {subtitle}</span>}
            </span>
            <span className="off-l">
              <Icon name={hasFault ? 'warning' : 'offline'} small />
              {offline}
              {unsent > 0 && ` · ${unsent}`}
            </span>
          </Key>
        </h1>
      ) : (
        <div className="ti">
          <h1>{title}</h1>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
      )}
      <Key className="st" isQuick onPress={openDevice}>
        <span className="tm">
          {time}
          {clock !== undefined && <small> {clock}</small>}
        </span>
        <span className="sr">
          {t('pair', { name: t('chip.label'), value: isOffline ? offline : t('chip.all', { time: heardAt }) })}.{' '}
          {t(isOffline ? 'chip.held' : 'chip.waiting', { count: unsent })}
        </span>
        {isShut ? (
          <span className="chip see">
            <Icon name="cross" /> {t(codeState === 'closed' || codeState === 'valid' ? 'chip.closed' : 'chip.code')}
          </span>
        ) : look > 0 ? (
          <span className="chip see">
            <Icon name="warning" /> {t('chip.see', { count: look })}
          </span>
        ) : isOffline ? null : unsent > 0 ? (
          <span className="chip up">
            <Icon name="up" /> {unsent}
          </span>
        ) : (
          heard > 0 && (
            <span className="chip ok">
              <Icon name="check" /> {heardAt}
            </span>
          )
        )}
      </Key>
    </header>
  );
}
