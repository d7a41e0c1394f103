import { useEffect, useState } from 'react';
import { LICENCE_TYPES, type PriceHolder, REGIONS } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly holder: PriceHolder;
  readonly row: string;
  readonly writable: boolean;
  readonly onChange: (holder: PriceHolder) => void;
}

const LICENCES = Object.values(LICENCE_TYPES).map((name) => ({ value: name, label: name }));
const LEAGUES = REGIONS.map(({ insee, name }) => ({ value: insee, label: name }));

/** Which licence, region or department a price is for; none is all of them. */
export function HolderOf({ holder, row, writable, onChange }: Props) {
  const { t } = useText();
  if (holder.holder === 'public') return null;
  const { of } = holder;
  const known = holder.holder === 'licence' ? LICENCES : LEAGUES;
  if (!writable) {
    const name = holder.holder === 'department' ? of : known.find(({ value }) => value === of)?.label;
    return of === '' ? t('prices.of.any') : (name ?? of);
  }
  const label = t('prices.of.of', { row });
  if (holder.holder === 'department') {
    return <DepartmentField of={of} label={label} onChange={(next) => onChange({ holder: 'department', of: next })} />;
  }
  return (
    <select
      className="sel"
      aria-label={label}
      value={of}
      onChange={({ target }) => onChange({ ...holder, of: target.value })}
    >
      <option value="">{t('prices.of.any')}</option>
      {of !== '' && known.every(({ value }) => value !== of) && <option value={of}>{of}</option>}
      {known.map(({ value, label: name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface FieldProps {
  readonly of: string;
  readonly label: string;
  readonly onChange: (of: string) => void;
}

function DepartmentField({ of, label, onChange }: FieldProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(of);
  useEffect(() => setTyped(of), [of]);
  const leave = () => {
    const next = typed.trim().toUpperCase();
    if (next !== of) onChange(next);
  };
  return (
    <input
      className="in price-department"
      aria-label={label}
      placeholder={t('prices.of.any')}
      title={t('prices.of.department.help')}
      maxLength={4}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}
