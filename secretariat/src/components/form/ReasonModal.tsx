import { useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { FormDialog } from './FormDialog.tsx';
import { TextAreaField } from './TextField.tsx';

export interface ReasonProps {
  readonly title: string;
  readonly help: string;
  readonly action: string;
  /** Whether results are deleted for this reason. */
  readonly isDangerous?: boolean;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why official results are corrected; the public sees the reason. */
export function ReasonModal({ title, help, action, isDangerous = false, onReason, onClose }: ReasonProps) {
  const { t } = useText();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    if (text.trim() === '') {
      setMissing(true);
      return;
    }
    onReason(text.trim());
    onClose();
  };
  return (
    <FormDialog title={title} action={action} isDangerous={isDangerous} width={440} onSend={send} onClose={onClose}>
      <p className="muted">{help}</p>
      <TextAreaField
        label={t('results.reason')}
        fault={isMissing ? t('results.reason.missing') : undefined}
        help={t('results.reason.help')}
        rows={3}
        maxLength={500}
        value={text}
        autoFocus
        onText={setText}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) send();
        }}
      />
    </FormDialog>
  );
}
