import { useRef, useState } from 'react';
import type { Field } from '../check/fields.ts';
import { EVENT_NAMES } from './EventNames.tsx';

interface Props {
  readonly field: Field;
  readonly value: string;
  /** What an empty cell shows. */
  readonly emptyText: string;
  readonly label: string;
  readonly describedBy: string;
  readonly onMend: (value: string) => void;
}

/** The cell of a fault, to be typed over: Enter takes it, Escape gives back what stood there. */
export function MendCell({ field, value, emptyText, label, describedBy, onMend }: Props) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const take = () => {
    const next = typed.trim();
    if (next === sent.current) return;
    sent.current = next;
    onMend(next);
  };
  return (
    <input
      className="in mend"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid
      placeholder={emptyText}
      value={typed}
      list={field === 'event' ? EVENT_NAMES : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => {
        if (key === 'Enter') take();
        if (key === 'Escape') setTyped(value);
      }}
    />
  );
}
