import { useEffect, useRef, useState } from 'react';
import type { ScreensBody } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import {
  CUE_SECONDS,
  isOfStadium,
  type Layout,
  MAX_MESSAGE,
  type ScreenQuestion,
  SHOWN_LAYOUTS,
} from '../../components/screens/screen-list.ts';
import { findNextInstant } from '../../components/time/next-instant.ts';
import { Choice } from '../components/Choice.tsx';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { useConsole } from '../use-console.ts';
import { formatSaidEvent } from './said-event.ts';
import type { ScreenWords } from './screen-text.ts';

interface Props {
  readonly question: ScreenQuestion;
  readonly trials: readonly DeviceTrial[];
  readonly words: ScreenWords;
  readonly onTell: (body: ScreensBody) => void;
  readonly onClose: () => void;
}

/** What a screen is to show, and for how long; «Annuler» and Escape leave it as it is. */
export function ScreenOrderForm({ question, trials, words, onTell, onClose }: Props) {
  const { t } = words;
  const { seen, log } = useConsole();
  const { act, screens, title } = question;
  const [layout, setLayout] = useState<Layout>('resultat');
  const [trial, setTrial] = useState('');
  const [typed, setTyped] = useState('');
  const [time, setTime] = useState('');
  const [seconds, setSeconds] = useState<(typeof CUE_SECONDS)[number]>(0);
  const form = useRef<HTMLElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  useEffect(() => {
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [onClose]);
  const text = typed.trim();
  const to = findNextInstant(time, log.clock.at(), seen()?.challenge.tz ?? 'UTC');
  const contents: Readonly<Record<ScreenQuestion['act'], Omit<ScreensBody, 'act'> | undefined>> = {
    show: { layout, ...(trial === '' || isOfStadium(layout) ? {} : { trial }) },
    message: text === '' ? undefined : { text },
    countdown: to === undefined ? undefined : { to, ...(text === '' ? {} : { text }) },
  };
  const content = contents[act];
  const send = () => {
    if (content === undefined) return;
    onTell({
      ...(screens === undefined ? {} : { screens: [...screens] }),
      act,
      ...content,
      ...(seconds > 0 && act !== 'countdown' ? { seconds } : {}),
    });
  };
  return (
    <section ref={form} className="sc-form" aria-label={title}>
      <h3>
        {title} · {t(`screens.act.${act}`).replace('…', '')}
      </h3>
      {act === 'show' && (
        <>
          <Choice
            label={t('screens.layout')}
            value={layout}
            options={SHOWN_LAYOUTS.map((value) => ({ value, label: t(`screens.layout.${value}`) }))}
            onChoose={setLayout}
          />
          {!isOfStadium(layout) && (
            <Choice
              label={t('screens.event')}
              value={trial}
              options={[
                { value: '', label: t('screens.event.auto') },
                ...trials.map((one) => ({ value: one.oid, label: formatSaidEvent(one, words) })),
              ]}
              onChoose={setTrial}
            />
          )}
        </>
      )}
      {act === 'countdown' && (
        <Field label={t('screens.countdown.to')} type="time" className="in t" value={time} required onText={setTime} />
      )}
      {act !== 'show' && (
        <Field
          label={t(act === 'countdown' ? 'screens.countdown.text' : 'screens.message')}
          className="in t"
          value={typed}
          maxLength={MAX_MESSAGE}
          onText={setTyped}
        />
      )}
      {act !== 'countdown' && (
        <Choice
          label={t('screens.ends')}
          value={seconds}
          options={CUE_SECONDS.map((value) => ({
            value,
            label: t(value === 0 ? 'screens.ends.never' : `screens.ends.${value}`),
          }))}
          onChoose={setSeconds}
        />
      )}
      <div className="acts">
        <Key className="btn q" onPress={onClose}>
          {t('screen.close')}
        </Key>
        <Key className="btn main" disabled={content === undefined} onPress={send}>
          {t('screens.message.send')}
        </Key>
      </div>
    </section>
  );
}
