import { useState } from 'react';
import type { ScreensBody, SpeakerAnswer } from 'shared-domain/contract';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { useIsShutOut } from '../use-console.ts';
import { useSpeakerText } from './speaker-text.ts';

/** How long a screen shows what the speaker sends, s. */
const SHOWN_S = 30;

interface Props {
  /** What is sent, for those who do not see it. */
  readonly title: string;
  readonly layout: NonNullable<ScreensBody['layout']>;
  readonly trial: string;
  readonly screens: SpeakerAnswer['screens'];
  readonly tell: (body: ScreensBody) => Promise<boolean>;
  /** Not for the screens. */
  readonly isHeldBack?: boolean;
}

/** «À l’écran»: which screen, then the picture is there for half a minute. */
export function ScreenKeys({ title, layout, trial, screens, tell, isHeldBack = false }: Props) {
  const { t } = useSpeakerText();
  const [state, setState] = useState<'closed' | 'open' | 'sent' | 'failed'>('closed');
  const isShutOut = useIsShutOut();
  const send = async (names: readonly string[] | undefined) => {
    const isDone = await tell({
      ...(names === undefined ? {} : { screens: [...names] }),
      act: 'show',
      layout,
      trial,
      seconds: SHOWN_S,
    });
    setState(isDone ? 'sent' : 'failed');
  };
  if (isShutOut) return null;
  if (isHeldBack)
    return (
      <Key className="btn held" disabled onPress={() => undefined}>
        {t('screen.no')}
      </Key>
    );
  return (
    <>
      <Key
        className={state === 'open' ? 'btn sel' : 'btn'}
        isQuick
        aria-expanded={state === 'open'}
        aria-label={t('screen.of', { title })}
        onPress={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        <Icon name="screen" />
        {t('screen')}
      </Key>
      {state === 'open' && (
        <span className="screens">
          {screens.length === 0 ? (
            <span>{t('screen.none')}</span>
          ) : (
            <Key className="btn q" onPress={() => void send(undefined)}>
              {t('screen.all')}
            </Key>
          )}
          {screens.map(({ screen, words }) => (
            <Key key={screen} className="btn q" onPress={() => void send([screen])}>
              {[screen.slice(-4).toUpperCase(), words?.place].filter(Boolean).join(' · ')}
            </Key>
          ))}
        </span>
      )}
      <span role="status">
        {state === 'sent' && t('screen.sent', { count: SHOWN_S })}
        {state === 'failed' && t('screen.failed')}
      </span>
    </>
  );
}
