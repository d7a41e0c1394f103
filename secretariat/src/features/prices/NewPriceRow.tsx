import { useId, useRef, useState } from 'react';
import { formatPriceHolder, PRICE_TARGETS, type PriceHolder, type PriceTarget } from 'shared-domain';
import { Select } from '../../components/form/SelectField.tsx';
import { useUnsavedGuard } from '../../components/form/use-unsaved-guard.ts';
import { useText } from '../../locales/use-text.ts';
import { formatTypedEuros, parseEuros } from './euros.ts';
import { HolderField } from './HolderField.tsx';
import { HOLDERS, PUBLIC_HOLDER } from './price-texts.ts';
import type { SentPrice } from './prices-endpoints.ts';
import { UnsavedRow } from './UnsavedRow.tsx';

/** A new price as it is typed. */
export interface PriceDraft {
  readonly holder: PriceHolder;
  readonly kd: PriceTarget;
  readonly amount: string;
}

interface Props {
  readonly position: number;
  readonly initialDraft: PriceDraft;
  /** Whether it was typed on an earlier visit: it then does not take the focus. */
  readonly isRestored: boolean;
  readonly spans: number;
  readonly onChange: (draft: PriceDraft) => void;
  /** Resolves to whether the price is accepted. */
  readonly onSave: (price: SentPrice) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A new price, which is sent and published only when it is saved. */
export function NewPriceRow({ position, initialDraft, isRestored, spans, onChange, onSave, onClose }: Props) {
  const { t, language } = useText();
  const id = useId();
  const [draft, setDraft] = useState(initialDraft);
  const { holder, kd, amount: typed } = draft;
  const [isRefused, setRefused] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  const row = t('prices.position', { position });
  useUnsavedGuard(isRestored || draft !== initialDraft);
  const change = (changed: Partial<PriceDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    onChange(next);
  };
  const save = async () => {
    const amount = parseEuros(typed);
    setRefused(amount === undefined);
    if (amount === undefined) {
      amountField.current?.focus();
      return;
    }
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
            onChoose={(next) => change({ holder: next === 'public' ? PUBLIC_HOLDER : { holder: next, code: '' } })}
          />
        </th>
        <td>
          <HolderField
            holder={holder}
            row={row}
            canWrite
            onChange={async (_, after) => {
              change({ holder: after });
              return true;
            }}
          />
        </td>
        <td>
          <Select
            aria-label={t('prices.target.of', { row })}
            value={kd}
            options={PRICE_TARGETS.map((value) => ({ value, label: t(`prices.target.${value}`) }))}
            onChoose={(next) => change({ kd: next })}
          />
        </td>
        <td className="r">
          <input
            ref={amountField}
            className="in price-amount"
            inputMode="decimal"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the row was opened to type it
            autoFocus={!isRestored}
            aria-label={t('prices.amount.of', { row })}
            aria-invalid={isRefused ? true : undefined}
            aria-describedby={isRefused ? id : undefined}
            placeholder={formatTypedEuros(1200, language)}
            value={typed}
            onChange={({ target }) => change({ amount: target.value })}
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
