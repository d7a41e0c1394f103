import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldProps, splitField } from './Field.tsx';

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  readonly onCheck: (isChecked: boolean) => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its text beside it. */
export function CheckField({ onCheck, children, className = 'check', ...native }: CheckProps) {
  return (
    <label className={className}>
      <input {...native} type="checkbox" onChange={({ target }) => onCheck(target.checked)} />
      {children}
    </label>
  );
}

interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className' | 'onChange' | 'checked'> {
  readonly checked: boolean;
  readonly isBusy?: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** A switch without a visible label: it needs an `aria-label`. */
export const Switch = ({ checked, isBusy = false, onSwitch, ...native }: SwitchProps) => (
  <input
    {...native}
    type="checkbox"
    // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
    role="switch"
    className="switch"
    checked={checked}
    aria-busy={isBusy || undefined}
    onChange={({ target }) => !isBusy && onSwitch(target.checked)}
  />
);

/** A switch with its text beside it. */
export const SwitchLine = ({ children, ...control }: SwitchProps & { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control
  <label className="check">
    <Switch {...control} />
    {children}
  </label>
);

/** A switch under its label. */
export function SwitchField(props: FieldProps & SwitchProps) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(controlProps) => <Switch {...control} {...controlProps} />}</Field>;
}
