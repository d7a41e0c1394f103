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

/** A number input. A typed value is clamped to `min` and `max`; the clamped value appears when the field loses focus. */
export function NumberInput({
  value,
  min = -Infinity,
  max = Infinity,
  step = 1,
  onNumber,
  ...inputProps
}: NumberProps) {
  const [typedText, setTypedText] = useState<string>();
  const handleText = (text: string) => {
    setTypedText(text);
    const steps = Math.round(Number(text) / step);
    onNumber(text === '' ? undefined : Math.min(max, Math.max(min, steps * step)));
  };
  return (
    <input
      {...inputProps}
      type="number"
      className="in num"
      {...(Number.isFinite(min) && { min })}
      {...(Number.isFinite(max) && { max })}
      step={step}
      value={typedText ?? value ?? ''}
      onChange={({ target }) => handleText(target.value)}
      onBlur={() => setTypedText(undefined)}
    />
  );
}

/** A number under its label. */
export function NumberField(props: FieldProps & NumberProps) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(controlProps) => <NumberInput {...control} {...controlProps} />}</Field>;
}
