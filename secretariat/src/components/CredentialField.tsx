import { type InputHTMLAttributes, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Why what was typed is refused. */
  readonly fault: string | undefined;
  /** Takes the focus as soon as it is there. */
  readonly focused?: boolean;
}

/** One field of the door, its fault under it. */
export function CredentialField({ label, fault, focused = false, ...input }: Props) {
  const id = useId();
  return (
    <div className="field adm-gap">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="in"
        // biome-ignore lint/a11y/noAutofocus: only the dialog over an expired session asks for it
        autoFocus={focused}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault === undefined ? undefined : `${id}-says`}
      />
      {fault !== undefined && (
        <span id={`${id}-says`} className="help">
          <span className="msg">{fault}</span>
        </span>
      )}
    </div>
  );
}
