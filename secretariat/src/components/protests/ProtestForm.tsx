import { useState } from 'react';
import { isLateProtest } from 'shared-domain';
import { useLodgeProtestMutation } from '../../api/protests.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { CallAlert } from '../call/CallAlert.tsx';
import { Form } from '../form/Form.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { useHost } from '../host.ts';

interface Props {
  readonly chOID: string;
  readonly trial: string;
  /** Rows of the trial, by their keys. */
  readonly people: readonly { readonly row: string; readonly who: string }[];
  /** The last announcement of the results, ms since 1970; absent while they are not announced. */
  readonly announced: number | undefined;
  readonly onLodged?: () => void;
}

/** Enters a protest in the register; a late one only after confirmation (TR 8). */
export function ProtestForm({ chOID, trial, people, announced, onLodged }: Props) {
  const { t } = useText();
  const host = useHost();
  const [lodge, { isLoading, error }] = useLodgeProtestMutation();
  const [row, setRow] = useState('');
  const [by, setBy] = useState('');
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const findFault = (value: string) => (isSent && value.trim() === '' ? t('protests.missing') : undefined);
  const send = async () => {
    setSent(true);
    if (by.trim() === '' || text.trim() === '') return;
    if (isLateProtest(Date.now(), announced)) {
      const isSure = await host.confirm({
        title: t('protests.late.title'),
        subTitle: t('protests.late.sub'),
        action: t('protests.lodge'),
      });
      if (!isSure) return;
    }
    const body = { by: by.trim(), text: text.trim(), ...(row === '' ? {} : { row }) };
    const answer = await lodge({ chOID, trial, body });
    if (answer.error !== undefined) return;
    host.notify(t('protests.lodged'));
    setBy('');
    setText('');
    setRow('');
    setSent(false);
    onLodged?.();
  };
  return (
    <Form className="protest-form" noValidate onSend={() => void send()}>
      <SelectField
        label={t('protests.about')}
        value={row}
        options={[
          { value: '', label: t('protests.about.all') },
          ...people.map((one) => ({ value: one.row, label: one.who })),
        ]}
        onChoose={setRow}
      />
      <TextField label={t('protests.by')} fault={findFault(by)} maxLength={120} value={by} onText={setBy} />
      <TextField
        className="whole"
        label={t('protests.text')}
        fault={findFault(text)}
        maxLength={500}
        value={text}
        onText={setText}
      />
      <Button type="submit" kind="main" isBusy={isLoading}>
        {t('protests.lodge')}
      </Button>
      <CallAlert error={error} />
    </Form>
  );
}
