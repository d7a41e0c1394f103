import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens the dialog with this ref while it is mounted, then gives the focus back. With `isPageUsable` it is not modal.
 */
export function useModal({
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
