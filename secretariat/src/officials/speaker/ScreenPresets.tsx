import { useState } from 'react';
import { SCREEN_PRESETS, type ScreensBody } from 'shared-domain/contract';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { useIsShutOut } from '../use-console.ts';
import { useSpeakerText } from './speaker-text.ts';

type Order = (typeof SCREEN_PRESETS)[number] | 'auto';
const ORDERS: readonly Order[] = [...SCREEN_PRESETS, 'auto'];

interface Props {
  /** How many screens there are. */
  readonly count: number;
  readonly tell: (body: ScreensBody) => Promise<boolean>;
}

/** What all screens say at once, after a question whose key is elsewhere than the one that asked. */
export function ScreenPresets({ count, tell }: Props) {
  const { t } = useSpeakerText();
  const [state, setState] = useState<'closed' | 'open' | 'sent' | 'failed' | Order>('closed');
  const isShutOut = useIsShutOut();
  const asked = ORDERS.find((one) => one === state);
  const send = async (order: Order) => {
    const isDone = await tell(order === 'auto' ? { act: 'auto' } : { act: 'message', text: t(`preset.${order}.text`) });
    setState(isDone ? 'sent' : 'failed');
  };
  if (isShutOut) return null;
  const isOpen = state === 'open';
  return (
    <div className="presets">
      <Key
        className={isOpen || asked !== undefined ? 'btn sel' : 'btn'}
        isQuick
        aria-expanded={isOpen || asked !== undefined}
        onPress={() => setState(isOpen || asked !== undefined ? 'closed' : 'open')}
      >
        <Icon name="screen" />
        {t('preset.all')}
      </Key>
      {isOpen && count === 0 && <span>{t('screen.none')}</span>}
      {isOpen && count > 0 && (
        <span className="screens">
          {ORDERS.map((order) => (
            <Key key={order} className={order === 'storm' ? 'btn no' : 'btn q'} onPress={() => setState(order)}>
              {t(`preset.${order}`)}…
            </Key>
          ))}
        </span>
      )}
      {asked !== undefined && (
        <span className="screens">
          <span>
            {t('preset.ask')}{' '}
            {asked === 'auto' ? t('preset.auto.text') : t(`preset.${asked}.text`).replaceAll('\n', ' – ')}
          </span>
          <Key className="btn q" autoFocus onPress={() => setState('open')}>
            {t('preset.cancel')}
          </Key>
          <Key className={asked === 'storm' ? 'btn no' : 'btn'} onPress={() => void send(asked)}>
            {t(`preset.${asked}`)}
          </Key>
        </span>
      )}
      <span role="status">
        {state === 'sent' && t('preset.sent')}
        {state === 'failed' && t('screen.failed')}
      </span>
    </div>
  );
}
