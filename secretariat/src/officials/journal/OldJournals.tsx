import { useEffect, useState } from 'react';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Seen } from '../sync/seen.ts';
import { useExtraText } from '../texts/extra-texts.ts';
import { useConsole } from '../use-console.ts';

/** The competitions whose codes have ended and of which this device has a log, as they were last read. */
export function useEndedCompetitions(): readonly Seen[] {
  const { log, readSeen } = useConsole();
  const [ended, setEnded] = useState<readonly Seen[]>([]);
  const logged = [...new Set(log.rows().map(({ chOID }) => chOID))].join(' ');
  useEffect(() => {
    let isCurrent = true;
    const oids = logged.split(' ').filter((oid) => oid !== '');
    void Promise.all(oids.map((oid) => readSeen(oid).catch(() => undefined))).then((known) => {
      const isEnded = (seen: Seen | undefined): seen is Seen =>
        seen !== undefined && Date.parse(seen.expires) < log.clock.at();
      if (isCurrent) setEnded(known.filter(isEnded));
    });
    return () => {
      isCurrent = false;
    };
  }, [log, logged, readSeen]);
  return ended;
}

/** Offers to erase the journals of competitions that are over: they stay until somebody does. */
export function OldJournals({ ended }: { readonly ended: readonly Seen[] }) {
  const { views } = useConsole();
  const { t } = useExtraText();
  if (ended.length === 0) return null;
  return (
    <div className="opts pad">
      {ended.map(({ chOID, challenge }) => (
        <Key key={chOID} className="btn" onPress={() => views.open({ name: 'device', erasing: chOID })}>
          {t('device.erase', { name: challenge.name })}
        </Key>
      ))}
    </div>
  );
}

/** Asks before the journal of a competition is erased, with what the server never received of it. */
export function EraseSheet({ ended: { chOID, challenge } }: { readonly ended: Seen }) {
  const { log } = useConsole();
  const { t } = useExtraText();
  const rows = log.rows().filter((row) => row.chOID === chOID);
  const lost = rows.filter(({ isStored }) => !isStored).length;
  return (
    <Sheet
      title={t('device.erase.title', { name: challenge.name })}
      text={
        <>
          {t('device.erase.text', { count: rows.length })}{' '}
          {lost > 0 && <b>{t('device.erase.lost', { count: lost })}</b>}
        </>
      }
      action={t('device.erase.do')}
      colour="no"
      onConfirm={() => void log.erase(chOID)}
    />
  );
}
