import type { InputHTMLAttributes } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly onText: (text: string) => void;
  /** For a search, whose placeholder says what it is to those who see it. */
  readonly isLabelHidden?: boolean;
}

/** A field with its label. */
export function Field({ label, onText, isLabelHidden = false, ...props }: Props) {
  return (
    <label className="field">
      <span className={isLabelHidden ? 'sr' : 'lab'}>{label}</span>
      <input onChange={({ target }) => onText(target.value)} {...props} />
    </label>
  );
}
