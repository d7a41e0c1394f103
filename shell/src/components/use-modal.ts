import { type RefObject, useEffect, useRef } from 'react';

/**
 * A dialog that is open as long as it is drawn. The focus goes back to where it was when it leaves. `beside` leaves the page
 * in reach behind it.
 */
export function useModal({ beside = false }: { readonly beside?: boolean } = {}): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    if (beside) current?.show();
    else current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [beside]);
  return dialog;
}
