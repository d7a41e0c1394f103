import { useId } from 'react';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string;
}

/** Words that the rows must hold; `/` brings the focus here. */
export function SearchField({ value, onChange, label }: Props) {
  const { t } = useText();
  const id = useId();
  return (
    <div className="field grow" data-filter="">
      <label htmlFor={id}>{label ?? t('table.search')}</label>
      <input
        id={id}
        type="search"
        className="in"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
