import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ConfirmRequest } from 'shared-domain/platform';
import {
  type ConfirmationState,
  cancelConfirmation,
  confirmConfirmation,
  flushConfirmation,
  NO_CONFIRMATION,
  showConfirmation,
} from 'shared-domain/platform/state';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import '../../components/dialog.css';

type Confirm = (request: ConfirmRequest) => Promise<boolean>;

const ConfirmationContext = createContext<Confirm>(async () => false);

export const useConfirmation = (): Confirm => useContext(ConfirmationContext);

/** Resolves a request's promise, by the id of the request. */
type PendingAnswers = Map<string, (confirmed: boolean) => void>;

let requestCount = 0;

/** The one confirmation dialog: a request opens it and is answered once (P4.9 and P5.10). */
export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pendingAnswers = useRef<PendingAnswers>(new Map());
  const [state, setState] = useState<ConfirmationState>(NO_CONFIRMATION);
  const { visible, action, nextAction } = state;

  const answerRequest = useCallback((requestId: string | undefined, confirmed: boolean) => {
    if (requestId === undefined) return;
    pendingAnswers.current.get(requestId)?.(confirmed);
    pendingAnswers.current.delete(requestId);
  }, []);

  const confirm = useCallback<Confirm>((request) => {
    requestCount += 1;
    const id = String(requestCount);
    // A request that another one replaces is answered no.
    for (const refuse of pendingAnswers.current.values()) refuse(false);
    pendingAnswers.current.clear();
    setState((before) => showConfirmation(before, { ...request, action: id, param: request }));
    return new Promise<boolean>((resolve) => pendingAnswers.current.set(id, resolve));
  }, []);

  const cancel = () => {
    setState(cancelConfirmation(state));
    answerRequest(nextAction, false);
  };

  useEffect(() => {
    if (visible) {
      dialog.current?.showModal();
      // The browser would focus the first button, which cancels.
      dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    } else dialog.current?.close();
  }, [visible]);

  // A confirmed request is answered, and then cleared.
  useEffect(() => {
    if (action === undefined) return;
    answerRequest(action, true);
    setState(flushConfirmation);
  }, [action, answerRequest]);

  return (
    <ConfirmationContext value={confirm}>
      {children}
      <dialog
        ref={dialog}
        className="dlg w400"
        aria-labelledby="confirmation-title"
        onKeyDown={(event) => {
          // The Enter that opened the dialog repeats while it is held down, and must not confirm.
          if (event.key === 'Enter' && event.repeat) event.preventDefault();
        }}
        onCancel={(event) => {
          event.preventDefault();
          cancel();
        }}
      >
        {visible && (
          <ConfirmationForm
            key={nextAction}
            request={state.param as ConfirmRequest}
            error={state.error}
            onConfirm={(typed) => setState(confirmConfirmation(state, typed))}
            onEdit={() => setState({ ...state, error: undefined })}
            onCancel={cancel}
          />
        )}
      </dialog>
    </ConfirmationContext>
  );
}
