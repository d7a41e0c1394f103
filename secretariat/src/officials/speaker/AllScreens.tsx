import { useState } from 'react';
import { SCREEN_PRESETS, type ScreensBody } from 'shared-domain/contract';
import type { ScreenQuestion } from '../../components/screens/screen-list.ts';
import { Key } from '../components/Key.tsx';
import type { ScreenWords } from './screen-text.ts';

const ACTS = ['auto', 'freeze', 'black'] as const;
type Order = (typeof ACTS)[number] | (typeof SCREEN_PRESETS)[number];

interface Props {
  readonly t: ScreenWords['t'];
  readonly onTell: (body: ScreensBody) => void;
  readonly onAsk: (question: ScreenQuestion) => void;
}

/** What all screens are told at once, after a question whose key is elsewhere than the one that asked. */
export function AllScreens({ t, onTell, onAsk }: Props) {
  const [asked, setAsked] = useState<Order>();
  const findPreset = (order: Order) => SCREEN_PRESETS.find((one) => one === order);
  const name = (order: Order) => {
    const preset = findPreset(order);
    return preset === undefined ? t(`screens.act.${order as (typeof ACTS)[number]}`) : t(`screens.preset.${preset}`);
  };
  const send = (order: Order) => {
    const preset = findPreset(order);
    setAsked(undefined);
    onTell(
      preset === undefined
        ? { act: order as (typeof ACTS)[number] }
        : { act: 'message', text: t(`screens.preset.${preset}.text`) },
    );
  };
  if (asked !== undefined) {
    const preset = findPreset(asked);
    return (
      // A part of its own, so that «Annuler» is drawn anew and has the focus.
      <section
        key="asked"
        className="sc-all asking"
        aria-label={t('screens.all')}
        tabIndex={-1}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setAsked(undefined);
        }}
      >
        <span>
          {t('screens.all.sure')}{' '}
          {preset === undefined
            ? t(asked === 'auto' ? 'tell.auto' : 'screens.all.sub')
            : t(`screens.preset.${preset}.text`).replaceAll('\n', ' – ')}
        </span>
        <Key className="btn q" autoFocus onPress={() => setAsked(undefined)}>
          {t('screen.close')}
        </Key>
        <Key className={asked === 'storm' ? 'btn no do' : 'btn main do'} onPress={() => send(asked)}>
          {name(asked)}
        </Key>
      </section>
    );
  }
  const drawOrder = (order: Order) => (
    <Key key={order} className={order === 'storm' ? 'btn no' : 'btn q'} onPress={() => setAsked(order)}>
      {name(order)}…
    </Key>
  );
  return (
    <section key="orders" className="sc-all" aria-label={t('screens.all')} tabIndex={-1}>
      <b>{t('screens.all')}</b>
      <Key className="btn q" onPress={() => onTell({ act: 'identify' })}>
        {t('screens.act.identify')}
      </Key>
      {ACTS.map(drawOrder)}
      {(['message', 'countdown'] as const).map((act) => (
        <Key key={act} className="btn q" onPress={() => onAsk({ act, screens: undefined, title: t('screens.all') })}>
          {t(`screens.act.${act}`)}
        </Key>
      ))}
      {SCREEN_PRESETS.map(drawOrder)}
    </section>
  );
}
