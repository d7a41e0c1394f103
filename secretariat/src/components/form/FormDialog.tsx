import { Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { Form } from './Form.tsx';
import { focusOpened } from './opening-focus.ts';
import { useConfirmDiscard } from './use-confirm-discard.ts';

interface Props {
  readonly title: string;
  /** The text of the submit button. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Whether what is sent deletes something. */
  readonly isDangerous?: boolean;
  /** Whether something typed would be lost: closing asks first. */
  readonly isUnsaved?: boolean;
  readonly width?: number;
  readonly onSend: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog. */
export function FormDialog({
  title,
  action,
  isBusy = false,
  isDisabled = false,
  isDangerous = false,
  isUnsaved = false,
  width,
  onSend,
  onClose,
  children,
}: Props) {
  const { t } = useText();
  const confirmDiscard = useConfirmDiscard();
  const close = async () => {
    if (!isUnsaved || (await confirmDiscard())) onClose();
  };
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      open
      title={title}
      footer={null}
      onCancel={(event) => {
        // While the question is open, Escape is its own; the Escape that opens it must not close it too.
        if (document.querySelector('dialog[open]') !== null) return;
        if (isUnsaved) event.preventDefault();
        void close();
      }}
      afterOpenChange={(isOpen) => isOpen && focusOpened(body.current)}
      {...(width !== undefined && { width })}
      // On a phone a long title would run under the close button.
      styles={{ header: { paddingInlineEnd: 28 } }}
      destroyOnHidden
    >
      <div ref={body}>
        <Form noValidate className="dialog-form" onSend={onSend}>
          {children}
          <div className="btns end">
            <Button onClick={() => void close()}>{t('cancel')}</Button>
            <Button type="submit" kind={isDangerous ? 'danger' : 'main'} isBusy={isBusy} disabled={isDisabled}>
              {action}
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  );
}
