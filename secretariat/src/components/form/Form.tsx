import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** Called by Enter and by the button that submits. */
  readonly onSend: () => unknown;
  readonly className?: string;
  /** For forms that show faults under their fields instead of in the browser's bubbles. */
  readonly noValidate?: boolean;
  readonly children: ReactNode;
}

/** A form; after it was sent, the first field with a fault takes the focus. */
export function Form({ onSend, className, noValidate = false, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    const invalidControl = isSent.current
      ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      : undefined;
    if (invalidControl == null) return;
    isSent.current = false;
    invalidControl.focus();
  });
  return (
    <form
      ref={form}
      className={className}
      noValidate={noValidate}
      onChange={() => {
        isSent.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        isSent.current = true;
        onSend();
      }}
    >
      {children}
    </form>
  );
}
