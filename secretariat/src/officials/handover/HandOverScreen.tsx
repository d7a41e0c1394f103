import { useEffect, useMemo, useState } from 'react';
import { formatEventName } from 'shared-domain/board';
import { QrCode } from '../../components/qr/QrCode.tsx';
import { Header } from '../components/Header.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { useExtraText } from '../texts/extra-texts.ts';
import { useConsole } from '../use-console.ts';
import { divideLog, formatPartLink } from './log-parts.ts';
import { fixInstants, gatherOwnLog } from './own-log.ts';
import { packLog } from './pack-log.ts';

interface Props {
  readonly trial: string;
  /** Whether it asks before the trial is left to the other phone. */
  readonly isConfirming: boolean;
}

/** A trial's log as codes that another phone's camera reads, and the act that leaves the trial to that phone. */
export function HandOverScreen({ trial, isConfirming }: Props) {
  const opened = useConsole();
  const { views, log, seen, device, findTrial, giveTrial } = opened;
  const { t, language } = useExtraText();
  const [at, setAt] = useState(0);
  const [isFixed, setFixed] = useState(false);
  const [rows, facts, own] = [log.rows(), seen()?.facts, device()];
  useEffect(() => {
    void fixInstants(opened, [trial]).then(
      () => setFixed(true),
      () => undefined,
    );
  }, [opened, trial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log is gathered anew with the facts and the device that it is made of
  const [count, parts] = useMemo(() => {
    const handed = gatherOwnLog(opened, trial);
    if (handed === undefined) return [0, []] as const;
    return [handed.sources.reduce((sum, source) => sum + source.facts.length, 0), divideLog(packLog(handed))] as const;
  }, [rows, facts, own, trial]);
  const part = parts[Math.min(at, parts.length - 1)];
  const known = findTrial(trial);
  const place = part === undefined ? '' : t('give.part', { number: part.number, total: part.total });
  const isOpen = device().open.includes(trial);
  return (
    <div className="page">
      <Header title={t('give.title')} subtitle={device().place ?? ''} onBack={() => views.back()} />
      <section className="who">
        <Troubles />
        <h2 className="nm">
          {known === undefined
            ? t('device.count', { count })
            : t('pair', { name: formatEventName(known, language), value: t('device.count', { count }) })}
        </h2>
        <p className="w3">{t('give.text', { count: parts.length })}</p>
      </section>
      {isConfirming ? (
        <Sheet
          title={t('give.confirm')}
          text={t('give.confirm.text')}
          action={t('give.do')}
          colour="no"
          onConfirm={() => void giveTrial(trial)}
        />
      ) : (
        <>
          <main className="lst">
            <div className="sc">
              <div className="pad">
                {isFixed && part !== undefined && (
                  <QrCode
                    text={formatPartLink(window.location.origin, part)}
                    label={t('give.label', { place })}
                    isLong
                  />
                )}
              </div>
            </div>
          </main>
          <div className="keys">
            <span className="nm w6 mid-l">{place}</span>
            <Key disabled={at === 0} isQuick onPress={() => setAt(at - 1)}>
              {t('give.before')}
            </Key>
            <Key className="key main" disabled={at >= parts.length - 1} isQuick onPress={() => setAt(at + 1)}>
              {t('give.next')}
            </Key>
            {isOpen && (
              <Key className="key m q w6" onPress={() => views.open({ name: 'handOver', trial, isConfirming: true })}>
                {t('give.done')}
              </Key>
            )}
          </div>
        </>
      )}
    </div>
  );
}
