import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps, splitField } from './Field.tsx';

type Native<T> = Omit<T, 'id' | 'className' | 'onChange'>;

interface TextProps extends FieldProps, Native<InputHTMLAttributes<HTMLInputElement>> {
  readonly onText?: (text: string) => void;
  readonly onFiles?: (files: FileList | null) => void;
  /** Figures stand under each other. */
  readonly isNumeric?: boolean;
  /** A sign that is always there, before the text. */
  readonly sign?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A line of text, or what the browser has an input for: a date, a time, a password. */
export function TextField({ onText, onFiles, isNumeric = false, sign, ...props }: TextProps) {
  const { field, control } = splitField(props);
  return (
    <Field {...field}>
      {(tied) => {
        const input = (
          <input
            {...control}
            {...tied}
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
      {(tied) => <textarea {...control} {...tied} className="in" onChange={({ target }) => onText(target.value)} />}
    </Field>
  );
}
