import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { CallAlert } from '../call/CallAlert.tsx';
import { Form } from './Form.tsx';
import './account-form.css';

interface Props {
  /** The text of the submit button. */
  readonly action: string;
  readonly kind?: 'main' | 'plain' | 'danger';
  readonly isBusy: boolean;
  /** An error that no field shows. */
  readonly error?: unknown;
  readonly noValidate?: boolean;
  readonly onSend: () => unknown;
  readonly children: ReactNode;
}

/** A form about an account, one field under the other. */
export function AccountForm({ action, kind = 'main', isBusy, error, noValidate = false, onSend, children }: Props) {
  return (
    <Form className="credentials" noValidate={noValidate} onSend={() => !isBusy && onSend()}>
      <CallAlert error={error} />
      {children}
      <Button type="submit" kind={kind} isBusy={isBusy}>
        {action}
      </Button>
    </Form>
  );
}
