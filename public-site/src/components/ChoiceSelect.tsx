interface ChoiceSelectProps {
  /** What is chosen here; alone, it stands for all. */
  readonly label: string;
  /** Value of the choice as the address has it; empty for all. */
  readonly value: string;
  readonly choices: readonly { readonly value: string | number; readonly label: string | undefined }[];
  readonly onChange: (value: string) => void;
}

/** One of a list's choices, or all of them. */
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
