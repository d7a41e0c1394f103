import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ConfirmRequest } from 'shared-domain/platform';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import '../../components/dialog.css';

type Confirm = (request: ConfirmRequest) => Promise<boolean>;

const ConfirmationContext = createContext<Confirm>(async () => false);

export const useConfirmation = (): Confirm => useContext(ConfirmationContext);

interface Pending {
  readonly request: ConfirmRequest;
  readonly answer: (confirmed: boolean) => void;
}

/** The one confirmation dialog: a request opens it, and gets its answer once (specification 4 and 5). */
export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [pending, setPending] = useState<Pending>();

  const confirm = useCallback<Confirm>(
    (request) => new Promise<boolean>((answer) => setPending({ request, answer })),
    [],
  );
  const settle = (confirmed: boolean) => {
    pending?.answer(confirmed);
    setPending(undefined);
  };

  useEffect(() => {
    if (pending === undefined) dialog.current?.close();
    else dialog.current?.showModal();
  }, [pending]);

  return (
    <ConfirmationContext value={confirm}>
      {children}
      <dialog
        ref={dialog}
        className="dlg w400"
        aria-labelledby="confirmation-title"
        onCancel={(event) => {
          event.preventDefault();
          settle(false);
        }}
      >
        {pending !== undefined && <ConfirmationForm request={pending.request} onAnswer={settle} />}
      </dialog>
    </ConfirmationContext>
  );
}
