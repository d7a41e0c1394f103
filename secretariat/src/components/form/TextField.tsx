import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { MAX_YEAR, MIN_YEAR } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';
import { Field, type FieldProps, splitField } from './Field.tsx';

type Native<T> = Omit<T, 'id' | 'className' | 'onChange'>;

interface TextProps extends FieldProps, Native<InputHTMLAttributes<HTMLInputElement>> {
  readonly onText?: (text: string) => void;
  readonly onFiles?: (files: FileList | null) => void;
  /** Whether digits have the same width, so that they are aligned in a column. */
  readonly isNumeric?: boolean;
  /** A fixed sign before the text, as `#`. */
  readonly sign?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The first and the last day that a field takes; browsers then let a year have four digits at most. */
const DATE_BOUNDS: Readonly<Record<string, { readonly min: string; readonly max: string }>> = {
  date: { min: `${MIN_YEAR}-01-01`, max: `${MAX_YEAR}-12-31` },
  'datetime-local': { min: `${MIN_YEAR}-01-01T00:00`, max: `${MAX_YEAR}-12-31T23:59` },
};

/** Whether a typed date is of a year after the last; a smaller one may be a year of which the first digits are typed. */
const isYearTooLate = (date: unknown): boolean =>
  typeof date === 'string' && Number(/^(\d+)-/.exec(date)?.[1]) > MAX_YEAR;

/** An input under its label: a line of text, a date, a time, a password or a file. */
export function TextField({ onText, onFiles, isNumeric = false, sign, ...props }: TextProps) {
  const { t } = useText();
  const { field, control } = splitField(props);
  const bounds = DATE_BOUNDS[control.type ?? ''];
  const yearFault = bounds !== undefined && isYearTooLate(control.value) ? t('error.year') : undefined;
  return (
    <Field {...field} fault={yearFault ?? field.fault}>
      {(controlProps) => {
        const input = (
          <input
            {...bounds}
            {...control}
            {...controlProps}
            className={isNumeric ? 'in num' : 'in'}
            onChange={({ target }) => {
              onText?.(target.value);
              onFiles?.(target.files);
            }}
          />
        );
        if (sign === undefined) return input;
        return (
          <span className="signed">
            <span aria-hidden="true">{sign}</span>
            {input}
          </span>
        );
      }}
    </Field>
  );
}

interface AreaProps extends FieldProps, Native<TextareaHTMLAttributes<HTMLTextAreaElement>> {
  readonly onText: (text: string) => void;
}

/** Several lines of text. */
export function TextAreaField({ onText, ...props }: AreaProps) {
  const { field, control } = splitField(props);
  return (
    <Field {...field}>
      {(controlProps) => (
        <textarea {...control} {...controlProps} className="in" onChange={({ target }) => onText(target.value)} />
      )}
    </Field>
  );
}
