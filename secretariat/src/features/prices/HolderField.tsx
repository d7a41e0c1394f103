import { useState } from 'react';
import type { PriceHolder } from 'shared-domain';
import { Select } from '../../components/form/SelectField.tsx';
import { useRegions } from '../../components/reference.ts';
import { useText } from '../../locales/use-text.ts';
import { formatHolderDetail, LICENCES, listLeagues } from './price-texts.ts';

interface Props {
  readonly holder: PriceHolder;
  readonly row: string;
  readonly canWrite: boolean;
  /** `before`: the value when typing began; resolves to whether the change is accepted. */
  readonly onChange: (before: PriceHolder, after: PriceHolder) => Promise<boolean>;
}

/** The licence, region or department that a price is for; empty for all of them. */
export function HolderField({ holder, row, canWrite, onChange }: Props) {
  const { t } = useText();
  const regions = useRegions();
  if (holder.holder === 'public') return null;
  const { code } = holder;
  const choices = holder.holder === 'licence' ? LICENCES : listLeagues(regions);
  if (!canWrite) return formatHolderDetail(holder, t, regions);
  const label = t('prices.of.of', { row });
  if (holder.holder === 'department') {
    const makeDepartment = (one: string): PriceHolder => ({ holder: 'department', code: one });
    return (
      <DepartmentField
        of={code}
        label={label}
        onChange={(before, after) => onChange(makeDepartment(before), makeDepartment(after))}
      />
    );
  }
  return (
    <Select
      aria-label={label}
      value={code}
      options={[
        { value: '', label: t('prices.of.any') },
        ...(code !== '' && choices.every(({ value }) => value !== code) ? [{ value: code, label: code }] : []),
        ...choices,
      ]}
      onChoose={(chosen) => void onChange(holder, { ...holder, code: chosen })}
    />
  );
}

interface FieldProps {
  readonly of: string;
  readonly label: string;
  readonly onChange: (before: string, after: string) => Promise<boolean>;
}

/** A department's number; another person's change does not overwrite it while it is typed. */
function DepartmentField({ of, label, onChange }: FieldProps) {
  const { t } = useText();
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState(of);
  const submit = async () => {
    const next = (typed ?? of).trim().toUpperCase();
    if (typed === undefined || next === before || (await onChange(before, next))) setTyped(undefined);
  };
  return (
    <input
      className="in price-department"
      aria-label={label}
      placeholder={t('prices.of.any')}
      title={t('prices.of.department.help')}
      maxLength={4}
      autoComplete="off"
      value={typed ?? of}
      onFocus={() => typed === undefined && setBefore(of)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void submit()}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur();
      }}
    />
  );
}
