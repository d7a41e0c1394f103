import { type ReactNode, useId } from 'react';

interface Field {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Props {
  readonly label: string;
  /** What is wrong with it, said under the field. */
  readonly error?: string | false;
  readonly children: (field: Field) => ReactNode;
}

/** A field under its label, its refusal tied to it. */
export function EditField({ label, error = false, children }: Props) {
  const id = useId();
  const said = error === false ? undefined : `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== false, 'aria-describedby': said })}
      {said !== undefined && (
        <span id={said} className="table-refused" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
