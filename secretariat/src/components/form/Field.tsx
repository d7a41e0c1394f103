import { type ReactNode, useId } from 'react';
import './fields.css';

export interface FieldProps {
  readonly label: string;
  /** Why what was entered is refused. */
  readonly fault?: string | undefined;
  /** Shown while there is no fault. */
  readonly help?: ReactNode;
  /** Marks the label; the browser asks for the value only where the control itself is `required`. */
  readonly isRequired?: boolean;
  readonly className?: string | undefined;
  /** The id of the control, where something else refers to it. */
  readonly id?: string | undefined;
}

/** Props that link a control to its label and to the text under it. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-required': true | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control under its label, with its help or its fault under it. */
export function Field({ label, fault, help, isRequired = false, className = '', id: ownId, children }: Props) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const isRefused = fault !== undefined;
  const noteId = `${id}-note`;
  const hasNote = isRefused || help !== undefined;
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id} className={isRequired ? 'required' : undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-required': isRequired || undefined,
        'aria-invalid': isRefused || undefined,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {hasNote && (
        <span id={noteId} className="help">
          {isRefused ? (
            <span className="msg" role="alert">
              {fault}
            </span>
          ) : (
            help
          )}
        </span>
      )}
    </div>
  );
}

/** Splits props into those of the field and those of its control. */
export function splitField<T extends FieldProps>({
  label,
  fault,
  help,
  isRequired = false,
  className,
  id,
  ...control
}: T) {
  return { field: { label, fault, help, isRequired, className, id }, control };
}
