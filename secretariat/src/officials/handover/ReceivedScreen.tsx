import { formatEventName } from 'shared-domain/board';
import { Header } from '../components/Header.tsx';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { useExtraText } from '../texts/extra-texts.ts';
import { findTask } from '../trials/trial-list.ts';
import { useConsole } from '../use-console.ts';
import type { Receipt } from './receiver.ts';

/** What came of a log that another device handed over, and the way to its trial. */
export function ReceivedScreen() {
  const { views, device, findTrial, seen, receipt } = useConsole();
  const { t, language } = useExtraText();
  const { code } = device();
  const trial = receipt?.kind === 'whole' ? findTrial(receipt.trial) : undefined;
  const isOther = receipt?.kind === 'whole' && code !== undefined && code.chOID !== receipt.chOID;
  const task = trial === undefined ? undefined : findTask(trial, seen()?.challenge.kind ?? '');
  const say = (one: Receipt | undefined) => {
    switch (one?.kind) {
      case 'part':
        return t('received.missing', { parts: one.missing.join(', '), total: one.total });
      case 'whole':
        return t('received.whole', { who: one.label, new: one.newCount, count: one.count });
      case 'not stored':
        return t('disk.failed');
      default:
        return t('received.unreadable');
    }
  };
  return (
    <div className="page listing">
      <Header title={t('received.title')} subtitle={device().place ?? ''} onBack={() => views.back()} />
      <section className="who">
        <Troubles />
        {trial !== undefined && <h2 className="nm">{formatEventName(trial, language)}</h2>}
      </section>
      <main className="lst">
        <Strip {...(receipt?.kind === 'whole' || receipt?.kind === 'part' ? { colour: 'blue' } : { colour: 'red' })}>
          {say(receipt)}
        </Strip>
        {receipt?.kind === 'whole' && <p className="pad">{t('received.once')}</p>}
        {isOther && <p className="pad">{t('received.other')}</p>}
        {receipt?.kind === 'whole' && code !== undefined && !isOther && trial === undefined && (
          <p className="pad">{t('received.unknown')}</p>
        )}
      </main>
      <div className="keys">
        {receipt?.kind === 'whole' && (code === undefined || isOther) && (
          <Key className="key main w6" onPress={() => views.open({ name: 'code' })}>
            {t('code.change')}
          </Key>
        )}
        {trial !== undefined && task !== undefined && (
          <Key className="key main w6" onPress={() => views.open({ name: 'trial', task, trial: trial.oid })}>
            {t('received.show')}
          </Key>
        )}
      </div>
    </div>
  );
}
