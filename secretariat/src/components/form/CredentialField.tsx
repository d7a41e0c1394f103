import { type InputHTMLAttributes, useEffect, useId, useRef } from 'react';
import './credential-field.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Why what was typed is refused. */
  readonly fault: string | undefined;
  /** What is asked for, while nothing is refused. */
  readonly help?: string | undefined;
  /** Takes the focus as soon as it is there. */
  readonly focused?: boolean;
}

/** One field of a form about an account, its fault under it. The first field that is refused takes the focus. */
export function CredentialField({ label, fault, help, focused = false, ...input }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault !== undefined && document.activeElement?.getAttribute('aria-invalid') !== 'true') field.current?.focus();
  }, [fault]);
  const said = fault ?? help;
  return (
    <div className="field adm-gap">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={field}
        id={id}
        className="in"
        // biome-ignore lint/a11y/noAutofocus: only the dialog over an expired session asks for it
        autoFocus={focused}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={said === undefined ? undefined : `${id}-says`}
      />
      {said !== undefined && (
        <span id={`${id}-says`} className="help">
          {fault === undefined ? (
            help
          ) : (
            <span className="msg" role="alert">
              {fault}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
