import { useRef, useState } from 'react';
import type { Field } from '../check/fields.ts';
import { EVENT_NAMES } from './EventNames.tsx';

interface Props {
  readonly field: Field;
  readonly value: string;
  /** Placeholder of an empty cell. */
  readonly emptyText: string;
  readonly label: string;
  readonly describedBy: string;
  readonly onFix: (value: string) => void;
  /** What Enter does while the text is as it was. */
  readonly onEnter?: (() => void) | undefined;
}

/** The cell of an issue, to be corrected: Enter submits, Escape restores the previous text. */
export function IssueCell({ field, value, emptyText, label, describedBy, onFix, onEnter }: Props) {
  const [typedText, setTypedText] = useState(value);
  const lastValue = useRef(value);
  const submit = () => {
    const next = typedText.trim();
    if (next === lastValue.current) return;
    lastValue.current = next;
    onFix(next);
  };
  return (
    <input
      className="in mend"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid
      placeholder={emptyText}
      value={typedText}
      list={field === 'event' ? EVENT_NAMES : undefined}
      onChange={({ target }) => setTypedText(target.value)}
      onBlur={submit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') {
          if (typedText === value) onEnter?.();
          submit();
        }
        if (key === 'Escape') setTypedText(value);
      }}
    />
  );
}
