import { type ReactNode, useRef } from 'react';

/** A finger that bounces on the glass, ms; two runners may be nearer than the time in which other keys drop a second touch. */
const BOUNCE_MS = 40;

interface Props {
  readonly children: ReactNode;
  readonly disabled?: boolean;
  /** `count`: when the finger came down, by the page's count; it acts when the finger lifts inside. */
  readonly onTap: (count: number) => void;
}

/** The large key of a timekeeper: its instant is that of the touch, not of the lifting. */
export function ArrivalKey({ children, disabled = false, onTap }: Props) {
  const down = useRef<number | undefined>(undefined);
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (
    <button
      type="button"
      className="key main arr w6"
      disabled={disabled}
      onPointerDown={({ timeStamp }) => {
        down.current = timeStamp;
      }}
      onPointerCancel={() => {
        down.current = undefined;
      }}
      onClick={({ timeStamp, detail }) => {
        // A keyboard's press has no finger before it.
        const count = detail === 0 ? timeStamp : (down.current ?? timeStamp);
        down.current = undefined;
        if (count - last.current < BOUNCE_MS) return;
        last.current = count;
        onTap(count);
      }}
    >
      {children}
    </button>
  );
}
