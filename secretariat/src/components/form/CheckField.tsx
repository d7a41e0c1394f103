import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldProps, splitField } from './Field.tsx';

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  readonly onCheck: (isChecked: boolean) => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A choice by itself, its words beside the box. */
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

/** What is on or off, by itself; `aria-label` names it. */
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

/** What is on or off, its words beside it. */
export const SwitchLine = ({ children, ...control }: SwitchProps & { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the switch is its control
  <label className="check">
    <Switch {...control} />
    {children}
  </label>
);

/** What is on or off, under its label. */
export function SwitchField(props: FieldProps & SwitchProps) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(tied) => <Switch {...control} {...tied} />}</Field>;
}
