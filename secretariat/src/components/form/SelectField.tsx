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
  /** Returns the heading under which an option is grouped. */
  readonly getGroup?: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** The browser's own select, in which a letter chooses an option without opening it. Without a visible label, as in a cell, it needs an `aria-label`. */
export function Select<Value extends string | number>({
  value,
  options,
  getGroup,
  onChoose,
  className = 'sel',
  ...selectProps
}: SelectProps<Value>) {
  const renderOptions = (shown: readonly Option<Value>[]) =>
    shown.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ));
  return (
    <select
      {...selectProps}
      className={className}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value);
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    >
      {getGroup === undefined
        ? renderOptions(options)
        : [...Map.groupBy(options, (option) => getGroup(option.value))].map(([group, groupOptions]) => (
            <optgroup key={group} label={group}>
              {renderOptions(groupOptions)}
            </optgroup>
          ))}
    </select>
  );
}

type SelectFieldProps<Value extends string | number> = FieldProps & Omit<SelectProps<Value>, 'className'>;

/** A select under its label. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(controlProps) => <Select {...control} {...controlProps} />}</Field>;
}
