import { useState } from 'react';
import type { ScreensBody } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../components/form/TextField.tsx';
import {
  CUE_SECONDS,
  isOfStadium,
  type Layout,
  MAX_MESSAGE,
  type ScreenQuestion,
  SHOWN_LAYOUTS,
} from '../../components/screens/screen-list.ts';
import { findNextInstant } from '../../components/time/next-instant.ts';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly question: ScreenQuestion;
  readonly trials: readonly ProgrammeTrial[];
  /** The server's clock, ms, and the zone of the competition. */
  readonly now: number;
  readonly tz: string;
  readonly isBusy: boolean;
  readonly onTell: (body: ScreensBody) => void;
  readonly onClose: () => void;
}

/** Which picture, which words, or the time left until which hour, and for how long. */
export function ShowDialog({ question, trials, now, tz, isBusy, onTell, onClose }: Props) {
  const { t, language } = useText();
  const [layout, setLayout] = useState<Layout>('resultat');
  const [trial, setTrial] = useState('');
  const [text, setText] = useState('');
  const [seconds, setSeconds] = useState<number>(0);
  const [time, setTime] = useState('');
  const { act } = question;
  const words = text.trim();
  const to = findNextInstant(time, now, tz);
  const order: Readonly<Record<ScreenQuestion['act'], Omit<ScreensBody, 'act'>>> = {
    show: { layout, ...(trial === '' || isOfStadium(layout) ? {} : { trial }) },
    message: { text: words },
    countdown: { to, ...(words === '' ? {} : { text: words }) },
  };
  const send = () => {
    const { screens } = question;
    onTell({
      ...(screens === undefined ? {} : { screens: [...screens] }),
      act,
      ...order[act],
      ...(seconds > 0 && act !== 'countdown' ? { seconds } : {}),
    });
  };
  return (
    <FormDialog
      title={question.title}
      action={t('screens.message.send')}
      isBusy={isBusy}
      isDisabled={act === 'message' ? words === '' : act === 'countdown' && to === undefined}
      onSend={send}
      onClose={onClose}
    >
      {act === 'countdown' && (
        <TextField
          label={t('screens.countdown.to')}
          help={t('screens.countdown.to.help')}
          type="time"
          isNumeric
          required
          value={time}
          onText={setTime}
        />
      )}
      {act !== 'show' ? (
        <TextAreaField
          label={t(act === 'countdown' ? 'screens.countdown.text' : 'screens.message')}
          help={act === 'countdown' ? undefined : t('screens.message.help')}
          rows={act === 'countdown' ? 2 : 3}
          maxLength={MAX_MESSAGE}
          value={text}
          onText={setText}
        />
      ) : (
        <>
          <SelectField
            label={t('screens.layout')}
            value={layout}
            options={SHOWN_LAYOUTS.map((value) => ({ value, label: t(`screens.layout.${value}`) }))}
            onChoose={setLayout}
          />
          {!isOfStadium(layout) && (
            <SelectField
              label={t('screens.event')}
              value={trial}
              options={[
                { value: '', label: t('screens.event.auto') },
                ...trials.map((one) => ({ value: one.oid, label: formatTrialName(one, language) })),
              ]}
              onChoose={setTrial}
            />
          )}
        </>
      )}
      {act !== 'countdown' && (
        <SelectField
          label={t('screens.ends')}
          value={seconds}
          options={CUE_SECONDS.map((value) => ({
            value,
            label: t(value === 0 ? 'screens.ends.never' : `screens.ends.${value}`),
          }))}
          onChoose={setSeconds}
        />
      )}
    </FormDialog>
  );
}
