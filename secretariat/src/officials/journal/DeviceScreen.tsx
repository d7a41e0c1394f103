import { useEffect, useState } from 'react';
import { formatEventName } from 'shared-domain/board';
import { FileKey } from '../components/FileKey.tsx';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { findFaultText } from '../contest/use-act.ts';
import { sayDeskChange } from '../desk/say-change.ts';
import { fixInstants, gatherOwnLog, listLoggedTrials } from '../handover/own-log.ts';
import { formatLogFile } from '../handover/receiver.ts';
import type { DevicePreferences } from '../log/device.ts';
import { roundClockError } from '../log/device-clock.ts';
import { isUnsent, type LogRow, needsLook, type RowState } from '../log/log-row.ts';
import { useScreenKept } from '../phone/screen-sleep.ts';
import { useBatteryLevel } from '../phone/use-battery.ts';
import { type ExtraKey, useExtraText } from '../texts/extra-texts.ts';
import { useConsole } from '../use-console.ts';
import { findReplaced, sayJournalFact } from './journal-lines.ts';
import { LoggedKeys } from './LoggedKeys.tsx';
import { EraseSheet, OldJournals, useEndedCompetitions } from './OldJournals.tsx';

const SHAPES: Readonly<Record<RowState, string>> = {
  held: 'hol',
  sent: 'half',
  taken: 'ok',
  refused: 'wait',
  aside: 'wait',
};

/** Changes by the secretariat that the journal shows, the newest ones. */
const MAX_CHANGES = 20;

/** What can be done about a fact that does not count. */
function findAdvice(row: LogRow): ExtraKey | undefined {
  if (!needsLook(row)) return undefined;
  if (row.state === 'aside') return 'row.aside.do';
  return row.isStored ? 'row.refused.do' : 'row.unstored.do';
}

/** Whether the browser promises to keep the log: undefined where it cannot be asked. */
function usePersistence(): boolean | undefined {
  const [isPersisted, setPersisted] = useState<boolean>();
  useEffect(() => {
    void navigator.storage?.persisted?.().then(setPersisted, () => undefined);
  }, []);
  return isPersisted;
}

/** The logs of this device's trials as a file, to be shared or brought to the secretariat. */
function saveLogs(text: string, device: string, count: number): void {
  const link = document.createElement('a');
  link.href = `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = `foulee-${device.slice(0, 6)}-${count}.json`;
  link.click();
}

/** This device: what the server has of it, every fact with what became of it, and how it shows. */
export function DeviceScreen({ erasing }: { readonly erasing?: string | undefined }) {
  const opened = useConsole();
  const { views, log, device, seen, sync, link, readLogFile } = opened;
  const { t, language } = useExtraText();
  const isPersisted = usePersistence();
  const { id, place, offset, preferences, code } = device();
  const rows = log.rows();
  const known = [...rows, ...(seen()?.facts ?? [])];
  const replaced = findReplaced(rows);
  const isScreenKept = useScreenKept();
  const ended = useEndedCompetitions();
  const battery = useBatteryLevel();
  const { isOnline, heard } = link();
  const unsent = rows.filter(isUnsent).length;
  const atServer = t('device.count', { count: rows.length - unsent });
  const changes = (seen()?.changes ?? []).slice(-MAX_CHANGES);
  const tz = seen()?.challenge.tz ?? 'UTC';
  const formatTime = (at: string) =>
    new Date(at).toLocaleTimeString('fr-FR', {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hour12: false,
      timeZone: tz,
    });
  const heardAt = heard === 0 ? undefined : formatTime(new Date(heard + (offset?.ms ?? 0)).toISOString());
  const findTrial = (oid: string) => seen()?.trials.find((trial) => trial.oid === oid);
  const change = (preference: Partial<DevicePreferences>) =>
    void log.changeDevice({ preferences: { ...preferences, ...preference } });
  const again = () => {
    // What the server refused without keeping it may be of use now: it is asked again.
    const refused = rows.filter(({ state, isStored }) => state === 'refused' && !isStored);
    void log.mark(refused.map((row) => ({ ...row, state: 'held' as const }))).then(() => sync.run());
  };
  const loggedTrials = listLoggedTrials(opened);
  const [firstTrial] = loggedTrials;
  const saveFile = async () => {
    await fixInstants(opened, loggedTrials);
    const logs = loggedTrials.flatMap((trial) => gatherOwnLog(opened, trial) ?? []);
    saveLogs(formatLogFile(logs, seen()), id, rows.length);
  };
  const toggles = [
    {
      label: t('device.night'),
      isOn: preferences.theme === 'night',
      press: () => change({ theme: preferences.theme === 'night' ? 'sun' : 'night' }),
    },
    {
      label: t('device.gloves'),
      isOn: preferences.hasGloves,
      press: () => change({ hasGloves: !preferences.hasGloves }),
    },
    {
      label: t('device.mirror'),
      isOn: preferences.isMirrored,
      press: () => change({ isMirrored: !preferences.isMirrored }),
    },
    {
      label: t('device.sound'),
      isOn: preferences.hasSound === true,
      press: () => change({ hasSound: preferences.hasSound !== true }),
    },
    {
      label: t('device.language'),
      isOn: language === 'en',
      press: () => change({ language: language === 'en' ? 'fr' : 'en' }),
    },
  ];
  const header = <Header title={t('device.title')} subtitle={place ?? ''} onBack={() => views.back()} />;
  const erased = ended.find(({ chOID }) => chOID === erasing);
  if (erased !== undefined)
    return (
      <div className="page">
        {header}
        <EraseSheet ended={erased} />
      </div>
    );
  return (
    <div className="page listing">
      {header}
      <section className="who">
        <Troubles />
      </section>
      <main className="lst">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in itself is reached by keys too */}
        <section className="sc" tabIndex={0} aria-label={t('device.journal')}>
          <dl className="kv pad">
            <dt>{t('device.at')}</dt>
            <dd>{heardAt === undefined ? atServer : t('device.until', { notes: atServer, time: heardAt })}</dd>
            <dt>{t('device.here')}</dt>
            <dd>{t('device.stored', { count: unsent })}</dd>
            {battery !== undefined && (
              <>
                <dt>{t('device.battery')}</dt>
                <dd>{battery.toLocaleString(language, { style: 'percent' })}</dd>
              </>
            )}
            <dt>{t('device.clock')}</dt>
            <dd>
              {offset === undefined
                ? t('device.clock.own')
                : t('device.clock.measured', { error: roundClockError(offset) })}
            </dd>
            {isScreenKept !== undefined && (
              <>
                <dt>{t('device.screen')}</dt>
                <dd>{t(isScreenKept ? 'device.screen.kept' : 'screen.sleeps')}</dd>
              </>
            )}
            <dt>{t('device.persist')}</dt>
            <dd>
              {t(
                isPersisted === undefined
                  ? 'device.persist.unknown'
                  : isPersisted
                    ? 'device.persist.yes'
                    : 'device.persist.no',
              )}
            </dd>
          </dl>
          <div className="seg pad">
            {toggles.map(({ label, isOn, press }) => (
              <Key key={label} className={isOn ? 'btn sel' : 'btn q'} aria-pressed={isOn} isQuick onPress={press}>
                {label}
              </Key>
            ))}
          </div>
          <LoggedKeys trials={loggedTrials} />
          <OldJournals ended={ended} />
          <div className="hx">
            <h2>{t('device.journal')}</h2>
            <span>{t('device.newest')}</span>
          </div>
          {changes.length > 0 && (
            <ol className="rows jr">
              {changes.toReversed().map((change) => (
                <li key={`${change.read} ${change.trial} ${change.kind} ${change.rows.join()}`}>
                  <span className="r">
                    <span className="t">{formatTime(new Date(change.read + (offset?.ms ?? 0)).toISOString())}</span>
                    <b>{sayDeskChange(change, t, language)}</b>
                  </span>
                </li>
              ))}
            </ol>
          )}
          {rows.length === 0 && <p className="pad">{t('device.empty')}</p>}
          <ol className="rows jr">
            {rows.toReversed().map((row) => {
              const { seq, fact, state, fault } = row;
              const advice = findAdvice(row);
              const trial = findTrial(fact.trialOID);
              const said = sayJournalFact(fact, known, trial, t);
              const replacement = replaced.get(fact.id);
              return (
                <li key={fact.id}>
                  <span className="r">
                    <span className="t">{formatTime(fact.at)}</span>
                    <span>
                      <b>
                        {replacement === undefined ? (
                          said
                        ) : (
                          <>
                            <span className="sr">{t(`row.${replacement}`)}, </span>
                            <s>{said}</s>
                          </>
                        )}
                      </b>
                      <span className="n">
                        {t('row.number', { n: seq })}
                        {trial !== undefined && ` · ${formatEventName(trial, language)}`}
                        {fault !== undefined &&
                          ` · ${t(fault.id === 'conflict' && fault.reason === undefined ? 'fault.held' : findFaultText(fault.reason))}`}
                      </span>
                      {advice !== undefined && <span className="n">{t(advice)}</span>}
                    </span>
                    <span className={`state ${SHAPES[state]}`}>
                      {SHAPES[state] !== 'wait' && <i />}
                      {t(isUnsent(row) && !isOnline ? 'row.waiting' : `row.${state}`)}
                    </span>
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
      </main>
      <div className="keys">
        {firstTrial !== undefined && (
          <Key className="key main w6" onPress={() => views.open({ name: 'handOver', trial: firstTrial })}>
            {t('give.open')}
          </Key>
        )}
        {code !== undefined && (
          <Key className={firstTrial === undefined ? 'key main w6' : 'key m'} onPress={again}>
            {t('device.resend')}
          </Key>
        )}
        <Key className="key m row" onPress={() => void saveFile()}>
          <Icon name="file" />
          {t('device.file')}
        </Key>
        <Key className="key m" onPress={() => views.open({ name: 'code' })}>
          {t('code.change')}
        </Key>
        <FileKey label={t('received.file')} onText={(text) => void readLogFile(text)} />
      </div>
    </div>
  );
}
