import { useState } from 'react';
import { formatPriceHolder, PRICE_TARGETS, type PriceHolder, parsePriceHolder } from 'shared-domain';
import { Button } from '../../components/Button.tsx';
import { Select } from '../../components/form/SelectField.tsx';
import { useText } from '../../locales/use-text.ts';
import { AmountCell } from './AmountCell.tsx';
import { HolderField } from './HolderField.tsx';
import { HOLDERS, PUBLIC_HOLDER } from './price-texts.ts';
import type { Price } from './prices-endpoints.ts';
import { UnsavedRow } from './UnsavedRow.tsx';

interface Props {
  readonly price: Price;
  readonly position: number;
  readonly spans: number;
  readonly canWrite: boolean;
  /** Whether a conflict waits for a person's choice: until then the price cannot be edited. */
  readonly hasConflict: boolean;
  /** `before`: the value when typing began; resolves to whether the change is accepted. */
  readonly onChange: (before: Price, after: Price) => Promise<boolean>;
  readonly onDelete: () => void;
}

/** One price, edited in place; a type that asks which one is sent when the row is saved. */
export function PriceRow({ price, position, spans, hasConflict, onChange, onDelete, ...props }: Props) {
  const { t } = useText();
  const canWrite = props.canWrite && !hasConflict;
  const row = t('prices.position', { position });
  const holder = parsePriceHolder(price.metadata.kd) ?? PUBLIC_HOLDER;
  const [typedHolder, setTypedHolder] = useState<PriceHolder>();
  const isTyping = canWrite && typedHolder !== undefined;
  const shownHolder = isTyping ? typedHolder : holder;
  const replaceHolder = (one: PriceHolder) => ({
    ...price,
    metadata: { ...price.metadata, kd: formatPriceHolder(one) },
  });
  const chooseType = (type: PriceHolder['holder']) => {
    setTypedHolder(type === 'public' || type === holder.holder ? undefined : { holder: type, code: '' });
    if (type === 'public' && holder.holder !== 'public') void onChange(price, replaceHolder(PUBLIC_HOLDER));
  };
  const save = async () => {
    if (typedHolder === undefined || (await onChange(price, replaceHolder(typedHolder)))) setTypedHolder(undefined);
  };
  return (
    <>
      <tr>
        <th scope="row">
          {canWrite ? (
            <Select
              aria-label={t('prices.holder.of', { row })}
              value={shownHolder.holder}
              options={HOLDERS.map((value) => ({ value, label: t(`prices.holder.${value}`) }))}
              onChoose={chooseType}
            />
          ) : (
            t(`prices.holder.${holder.holder}`)
          )}
        </th>
        <td>
          <HolderField
            holder={shownHolder}
            row={row}
            canWrite={canWrite}
            onChange={async (before, after) => {
              if (!isTyping) return onChange(replaceHolder(before), replaceHolder(after));
              setTypedHolder(after);
              return true;
            }}
          />
        </td>
        <td>
          {canWrite ? (
            <Select
              aria-label={t('prices.target.of', { row })}
              value={price.kd}
              options={PRICE_TARGETS.map((value) => ({ value, label: t(`prices.target.${value}`) }))}
              onChoose={(kd) => void onChange(price, { ...price, kd })}
            />
          ) : (
            t(`prices.target.${price.kd}`)
          )}
        </td>
        <td className="r">
          <AmountCell
            cents={price.unit_amount}
            row={row}
            canWrite={canWrite}
            onChange={(before, after) => onChange({ ...price, unit_amount: before }, { ...price, unit_amount: after })}
          />
        </td>
        {props.canWrite && (
          <td>
            <Button
              kind="danger"
              isSmall
              disabled={hasConflict}
              aria-label={t('prices.delete.of', { row })}
              onClick={onDelete}
            >
              {t('prices.delete')}
            </Button>
          </td>
        )}
      </tr>
      {isTyping && (
        <UnsavedRow
          text={t('prices.type.unsaved')}
          spans={spans}
          onSave={() => void save()}
          onCancel={() => setTypedHolder(undefined)}
        />
      )}
    </>
  );
}
