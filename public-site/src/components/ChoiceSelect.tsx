interface ChoiceSelectProps {
  /** What is chosen here; also the text of the option for all. */
  readonly label: string;
  /** The chosen value as in the URL; empty for all. */
  readonly value: string;
  readonly choices: readonly { readonly value: string | number; readonly label: string | undefined }[];
  readonly onChange: (value: string) => void;
}

/** Chooses one of several values, or all. */
export function ChoiceSelect({ label, value, choices, onChange }: ChoiceSelectProps) {
  return (
    <select className="sel" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{label}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
