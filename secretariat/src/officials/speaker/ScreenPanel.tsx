import { useEffect, useRef, useState } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import type { ScreensBody, SpeakerAnswer } from 'shared-domain/contract';
import { isSilent, type ScreenQuestion, sortScreens } from '../../components/screens/screen-list.ts';
import type { ShownWords } from '../../components/screens/shown-words.ts';
import { Key } from '../components/Key.tsx';
import { useConsole, useIsShutOut, useNow } from '../use-console.ts';
import { AllScreens } from './AllScreens.tsx';
import { ScreenOrderForm } from './ScreenOrderForm.tsx';
import { ScreenTile } from './ScreenTile.tsx';
import { formatSaidEvent } from './said-event.ts';
import { addScreenWords, type ScreenWords } from './screen-text.ts';
import type { SpeakerWords } from './speaker-text.ts';

/** A clock that is wrong by less is right enough for a small picture, ms. */
const OFFSET_STEP_MS = 100;

interface Props {
  readonly screens: SpeakerAnswer['screens'];
  readonly words: SpeakerWords;
  readonly tell: (body: ScreensBody) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The screens of the stadium: what each shows, and what it is told (officials 5.4). */
export function ScreenPanel({ screens, tell, onClose, ...props }: Props) {
  const words = addScreenWords(props.words);
  const { t, formatTime } = words;
  const { seen, log } = useConsole();
  const isShutOut = useIsShutOut();
  const [question, setQuestion] = useState<ScreenQuestion>();
  const [open, setOpen] = useState<string>();
  const [done, setDone] = useState<number | 'failed'>();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const now = useNow();
  const known = seen();
  // Told to each small picture again where it changes.
  const offset = Math.round((log.clock.offset()?.ms ?? 0) / OFFSET_STEP_MS) * OFFSET_STEP_MS;
  const trials = (known?.trials ?? []).toSorted(
    (a, b) => Number(b.status === TRIAL_STATUS.running) - Number(a.status === TRIAL_STATUS.running),
  );
  const shown: ShownWords & Pick<ScreenWords, 't'> = {
    t,
    formatTime,
    now,
    formatTrial: (oid) => {
      const trial = trials.find((one) => one.oid === oid);
      return trial && formatSaidEvent(trial, words);
    },
  };
  const silent = screens.filter((one) => isSilent(one, now)).length;
  const close = () => {
    setQuestion(undefined);
    panel.current?.focus();
  };
  const send = async (body: ScreensBody) => {
    const isDone = await tell(body);
    setDone(isDone ? (body.screens?.length ?? screens.length) : 'failed');
    if (isDone) close();
  };
  return (
    <section ref={panel} className="sc-panel" id="screens" tabIndex={-1} aria-labelledby="screens-title">
      <div className="sc-side">
        <header>
          <h2 id="screens-title">{t('screens.title')}</h2>
          <span>
            {[t('screens.count', { count: screens.length }), silent > 0 ? t('screens.silent', { count: silent }) : '']
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span role="status">
            {done === 'failed' ? t('screen.failed') : done === undefined ? '' : t('screens.done', { count: done })}
          </span>
          <Key className="btn q" onPress={onClose}>
            {t('screens.close')}
          </Key>
        </header>
        {screens.length > 0 && !isShutOut && (
          <AllScreens t={t} onTell={(body) => void send(body)} onAsk={setQuestion} />
        )}
      </div>
      {screens.length === 0 ? (
        <p className="pad">{t('screen.none')}</p>
      ) : question !== undefined ? (
        <ScreenOrderForm
          question={question}
          trials={trials}
          words={words}
          onTell={(body) => void send(body)}
          onClose={close}
        />
      ) : (
        <ul className="sc-tiles">
          {sortScreens(screens).map((screen) => (
            <ScreenTile
              key={screen.screen}
              screen={screen}
              seen={known}
              offset={offset}
              words={shown}
              isOpen={open === screen.screen}
              canTell={!isShutOut}
              onOpen={() => setOpen(open === screen.screen ? undefined : screen.screen)}
              onTell={(body) => void send(body)}
              onAsk={setQuestion}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
