import { useState } from 'react';
import { RECORD_WORD } from 'shared-domain/contract';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useText } from '../../locales/use-text.ts';

interface Props {
  /** The record, its athlete and mark. */
  readonly name: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Asks for a typed word before the public is told of a world, area or national record: a slip there travels the world. */
export function RecordWordDialog({ name, isBusy, error, onSend, onClose }: Props) {
  const { t } = useText();
  const [word, setWord] = useState('');
  const [fault, setFault] = useState<string>();
  const send = () => (word.trim() === RECORD_WORD ? onSend() : setFault(t('records.word.bad', { word: RECORD_WORD })));
  return (
    <FormDialog
      title={t('records.word.title')}
      action={t('records.word.send')}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <CallAlert error={error} />
      <p>{name}</p>
      <TextField
        label={t('records.word', { word: RECORD_WORD })}
        isRequired
        autoFocus
        autoComplete="off"
        maxLength={20}
        fault={fault}
        value={word}
        onText={(text) => {
          setWord(text);
          setFault(undefined);
        }}
      />
    </FormDialog>
  );
}
