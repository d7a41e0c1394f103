import { useState } from 'react';
import type { ScreensBody } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextField.tsx';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';
import { isOfStadium, type Layout, SHOWN_LAYOUTS } from './screen-words.ts';

const ENDS = [0, 15, 30, 60, 300] as const;
const MAX_TEXT = 200;

export interface ScreenQuestion {
  /** Undefined: all of them. */
  readonly screens: readonly string[] | undefined;
  readonly act: 'show' | 'message';
  readonly title: string;
}

interface Props {
  readonly question: ScreenQuestion;
  readonly trials: readonly ProgrammeTrial[];
  readonly isBusy: boolean;
  readonly onTell: (body: ScreensBody) => void;
  readonly onClose: () => void;
}

/** Which picture, or which words, and for how long. */
export function ShowDialog({ question, trials, isBusy, onTell, onClose }: Props) {
  const { t, language } = useText();
  const [layout, setLayout] = useState<Layout>('resultat');
  const [trial, setTrial] = useState('');
  const [text, setText] = useState('');
  const [seconds, setSeconds] = useState<number>(0);
  const isMessage = question.act === 'message';
  const send = () => {
    const { screens } = question;
    onTell({
      ...(screens === undefined ? {} : { screens: [...screens] }),
      act: question.act,
      ...(isMessage ? { text: text.trim() } : { layout }),
      ...(isMessage || trial === '' || isOfStadium(layout) ? {} : { trial }),
      ...(seconds > 0 ? { seconds } : {}),
    });
  };
  return (
    <FormDialog
      title={question.title}
      action={t('screens.message.send')}
      isBusy={isBusy}
      isDisabled={isMessage && text.trim() === ''}
      onSend={send}
      onClose={onClose}
    >
      {isMessage ? (
        <TextAreaField
          label={t('screens.message')}
          help={t('screens.message.help')}
          rows={3}
          maxLength={MAX_TEXT}
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
      <SelectField
        label={t('screens.ends')}
        value={seconds}
        options={ENDS.map((value) => ({
          value,
          label: t(value === 0 ? 'screens.ends.never' : `screens.ends.${value}`),
        }))}
        onChoose={setSeconds}
      />
    </FormDialog>
  );
}
