import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldProps, splitField } from './Field.tsx';

export interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string | number>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  /** The heading of the group of an option. */
  readonly groupOf?: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** The browser's own list, which answers a key at once; by itself in a cell, where `aria-label` names it. */
export function Select<Value extends string | number>({
  value,
  options,
  groupOf,
  onChoose,
  className = 'sel',
  ...native
}: SelectProps<Value>) {
  const draw = (shown: readonly Option<Value>[]) =>
    shown.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ));
  return (
    <select
      {...native}
      className={className}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value);
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    >
      {groupOf === undefined
        ? draw(options)
        : [...Map.groupBy(options, (option) => groupOf(option.value))].map(([group, within]) => (
            <optgroup key={group} label={group}>
              {draw(within)}
            </optgroup>
          ))}
    </select>
  );
}

type SelectFieldProps<Value extends string | number> = FieldProps & Omit<SelectProps<Value>, 'className'>;

/** One of some choices, under its label. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(tied) => <Select {...control} {...tied} />}</Field>;
}
