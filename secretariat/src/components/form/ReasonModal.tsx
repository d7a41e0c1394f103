import { Modal } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../../locales/use-text.ts';

export interface ReasonProps {
  readonly title: string;
  readonly help: string;
  readonly action: string;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** A correction says why: the public reads that a result was corrected, and the reason. */
export function ReasonModal({ title, help, action, onReason, onClose }: ReasonProps) {
  const { t } = useText();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const say = () => {
    if (text.trim() === '') {
      setMissing(true);
      return;
    }
    onReason(text.trim());
    onClose();
  };
  return (
    <Modal
      open
      title={title}
      okText={action}
      cancelText={t('cancel')}
      onOk={say}
      onCancel={onClose}
      width={440}
      destroyOnHidden
    >
      <p className="muted adm-gap">{help}</p>
      <div className="field">
        <label htmlFor={id}>{t('results.reason')}</label>
        <textarea
          id={id}
          className="in"
          rows={3}
          maxLength={500}
          value={text}
          // biome-ignore lint/a11y/noAutofocus: the dialog opens to ask for this alone
          autoFocus
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) say();
          }}
        />
        <span id={`${id}-says`} className="help">
          {isMissing ? <span className="msg">{t('results.reason.missing')}</span> : t('results.reason.help')}
        </span>
      </div>
    </Modal>
  );
}
