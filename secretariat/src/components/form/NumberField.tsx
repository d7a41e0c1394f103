import { type InputHTMLAttributes, useState } from 'react';
import { Field, type FieldProps, splitField } from './Field.tsx';

interface NumberProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange' | 'value' | 'step'> {
  readonly value: number | undefined;
  readonly min?: number;
  readonly max?: number;
  /** Values are multiples of it; 1 by default. */
  readonly step?: number;
  /** Gets undefined when the field was emptied. */
  readonly onNumber: (value: number | undefined) => void;
}

/** A number; a typed value is limited to `min` and `max`, which the field shows once it is left. */
export function NumberInput({ value, min = -Infinity, max = Infinity, step = 1, onNumber, ...native }: NumberProps) {
  const [typed, setTyped] = useState<string>();
  const handleText = (text: string) => {
    setTyped(text);
    const steps = Math.round(Number(text) / step);
    onNumber(text === '' ? undefined : Math.min(max, Math.max(min, steps * step)));
  };
  return (
    <input
      {...native}
      type="number"
      className="in num"
      {...(Number.isFinite(min) && { min })}
      {...(Number.isFinite(max) && { max })}
      step={step}
      value={typed ?? value ?? ''}
      onChange={({ target }) => handleText(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** A number under its label. */
export function NumberField(props: FieldProps & NumberProps) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(controlProps) => <NumberInput {...control} {...controlProps} />}</Field>;
}
