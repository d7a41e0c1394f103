import { useId, useState } from 'react';
import { formatPriceHolder, PRICE_TARGETS, type PriceHolder, type PriceTarget } from 'shared-domain';
import { Select } from '../../components/form/SelectField.tsx';
import { useText } from '../../locales/use-text.ts';
import { parseEuros } from './euros.ts';
import { HolderField } from './HolderField.tsx';
import { HOLDERS, PUBLIC_HOLDER } from './price-texts.ts';
import type { SentPrice } from './prices-endpoints.ts';
import { UnsavedRow } from './UnsavedRow.tsx';

interface Props {
  readonly position: number;
  readonly initialHolder: PriceHolder;
  readonly spans: number;
  /** Resolves to whether the price is accepted. */
  readonly onSave: (price: SentPrice) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A new price, which is sent and published only when it is saved. */
export function NewPriceRow({ position, initialHolder, spans, onSave, onClose }: Props) {
  const { t } = useText();
  const id = useId();
  const [holder, setHolder] = useState(initialHolder);
  const [kd, setKd] = useState<PriceTarget>('ch');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const row = t('prices.position', { position });
  const save = async () => {
    const amount = parseEuros(typed);
    setRefused(amount === undefined);
    if (amount === undefined) return;
    if (await onSave({ kd, unit_amount: amount, metadata: { kd: formatPriceHolder(holder) } })) onClose();
  };
  return (
    <>
      <tr>
        <th scope="row">
          <Select
            aria-label={t('prices.holder.of', { row })}
            value={holder.holder}
            options={HOLDERS.map((value) => ({ value, label: t(`prices.holder.${value}`) }))}
            onChoose={(next) => setHolder(next === 'public' ? PUBLIC_HOLDER : { holder: next, code: '' })}
          />
        </th>
        <td>
          <HolderField
            holder={holder}
            row={row}
            canWrite
            onChange={async (_, after) => {
              setHolder(after);
              return true;
            }}
          />
        </td>
        <td>
          <Select
            aria-label={t('prices.target.of', { row })}
            value={kd}
            options={PRICE_TARGETS.map((value) => ({ value, label: t(`prices.target.${value}`) }))}
            onChoose={setKd}
          />
        </td>
        <td className="r">
          <input
            className="in price-amount"
            inputMode="decimal"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the row was opened to type it
            autoFocus
            aria-label={t('prices.amount.of', { row })}
            aria-invalid={isRefused ? true : undefined}
            aria-describedby={isRefused ? id : undefined}
            placeholder="12,00"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') void save();
              if (key === 'Escape') onClose();
            }}
          />
          {isRefused && (
            <span id={id} className="table-refused">
              {t('prices.amount.bad')}
            </span>
          )}
        </td>
        <td />
      </tr>
      <UnsavedRow text={t('prices.new.unsaved')} spans={spans} onSave={() => void save()} onCancel={onClose} />
    </>
  );
}
