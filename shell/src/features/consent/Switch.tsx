import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly help: string;
  readonly checked: boolean;
  /** Without it the switch is disabled. */
  readonly onSwitch?: (checked: boolean) => void;
}

export function Switch({ label, help, checked, onSwitch }: SwitchProps) {
  const name = useId();
  const about = useId();
  return (
    <div className="sw-row">
      <b id={name}>{label}</b>
      <button
        type="button"
        className="sw"
        role="switch"
        aria-checked={checked}
        aria-labelledby={name}
        aria-describedby={about}
        disabled={onSwitch === undefined}
        onClick={() => onSwitch?.(!checked)}
      />
      <p id={about}>{help}</p>
    </div>
  );
}
