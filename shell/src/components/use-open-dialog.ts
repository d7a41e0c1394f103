import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the dialog with the returned ref open while it is mounted, then gives the focus back to where it was. The dialog is modal unless
 * `isPageUsable` is set.
 */
export function useOpenDialog({
  isPageUsable = false,
}: {
  readonly isPageUsable?: boolean;
} = {}): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const previousFocus = document.activeElement;
    if (isPageUsable) current?.show();
    else current?.showModal();
    return () => {
      current?.close();
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    };
  }, [isPageUsable]);
  return dialog;
}
