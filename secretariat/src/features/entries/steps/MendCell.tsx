import { Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { disciplines } from 'shared-domain';
import { useText } from '../../../locales/use-text.ts';
import type { Field } from '../check/fields.ts';

interface Props {
  readonly field: Field;
  readonly value: string;
  readonly label: string;
  readonly describedBy: string;
  readonly onMend: (value: string) => void;
}

/** Events by their plain names: those without height, weight or roof. */
const EVENTS = (language: 'fr' | 'en'): string[] => [
  ...new Set(disciplines().flatMap(({ label }) => (label[language].includes('(') ? [] : [label[language]]))),
];

/** The cell of a fault, to be typed over: Enter takes it, Escape gives back what stood there. */
export function MendCell({ field, value, label, describedBy, onMend }: Props) {
  const { language } = useText();
  const list = useId();
  const [typed, setTyped] = useState(value);
  const given = useRef(value);
  const take = () => {
    const next = typed.trim();
    if (next === given.current) return;
    given.current = next;
    onMend(next);
  };
  return (
    <>
      <Input
        className="mend"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid
        value={typed}
        list={field === 'event' ? list : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={take}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Escape' && setTyped(value)}
      />
      {field === 'event' && (
        <datalist id={list}>
          {EVENTS(language).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </>
  );
}
