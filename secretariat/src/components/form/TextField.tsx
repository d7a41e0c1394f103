import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
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

/** An input under its label: a line of text, a password or a file. */
export function TextField({ onText, onFiles, isNumeric = false, sign, ...props }: TextProps) {
  const { field, control } = splitField(props);
  return (
    <Field {...field}>
      {(controlProps) => {
        const input = (
          <input
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
