import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { Form } from './Form.tsx';

interface Props {
  readonly title: string;
  /** The words of the button that sends. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly width?: number;
  readonly onSend: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form over the page. */
export function FormDialog({
  title,
  action,
  isBusy = false,
  isDisabled = false,
  width,
  onSend,
  onClose,
  children,
}: Props) {
  const { t } = useText();
  return (
    <Modal open title={title} footer={null} onCancel={onClose} {...(width !== undefined && { width })} destroyOnHidden>
      <Form noValidate className="dialog-form" onSend={onSend}>
        {children}
        <div className="btns end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" kind="main" isBusy={isBusy} disabled={isDisabled}>
            {action}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
