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

/** Who waits for the answer to an action. */
type Waiting = Map<string, (confirmed: boolean) => void>;

let asked = 0;

/** The one confirmation dialog: a request opens it, and gets its answer once (P4.9 and P5.10). */
export function ConfirmationProvider({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const waiting = useRef<Waiting>(new Map());
  const [state, setState] = useState<ConfirmationState>(NO_CONFIRMATION);
  const { visible, action, nextAction } = state;

  const answer = useCallback((to: string | undefined, confirmed: boolean) => {
    if (to === undefined) return;
    waiting.current.get(to)?.(confirmed);
    waiting.current.delete(to);
  }, []);

  const confirm = useCallback<Confirm>((request) => {
    asked += 1;
    const id = String(asked);
    // A question that another one takes the place of is answered no.
    for (const refuse of waiting.current.values()) refuse(false);
    waiting.current.clear();
    setState((before) => showConfirmation(before, { ...request, action: id, param: request }));
    return new Promise<boolean>((resolve) => waiting.current.set(id, resolve));
  }, []);

  const cancel = () => {
    setState(cancelConfirmation(state));
    answer(nextAction, false);
  };

  useEffect(() => {
    if (visible) {
      dialog.current?.showModal();
      // The browser begins at the first button, which cancels.
      dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    } else dialog.current?.close();
  }, [visible]);

  // What has been confirmed is done, and then cleared.
  useEffect(() => {
    if (action === undefined) return;
    answer(action, true);
    setState(flushConfirmation);
  }, [action, answer]);

  return (
    <ConfirmationContext value={confirm}>
      {children}
      <dialog
        ref={dialog}
        className="dlg w400"
        aria-labelledby="confirmation-title"
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
