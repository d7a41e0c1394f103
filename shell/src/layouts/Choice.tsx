import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One value among a few, as native radio buttons drawn as a segmented control. */
export function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend className="lab">{label}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.value} lang={option.lang} data-checked={option.value === value || undefined}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
