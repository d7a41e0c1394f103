import { Button } from '../../components/Button.tsx';
import { useRegions } from '../../components/reference.ts';
import { useText } from '../../locales/use-text.ts';
import { listDifferences, PRICE_PARTS, type PricePart } from './price-edit.ts';
import { formatParts } from './price-texts.ts';
import type { PriceConflict } from './use-price-edits.ts';

interface Props {
  readonly conflict: PriceConflict;
  readonly spans: number;
  readonly onSettle: (whose: 'mine' | 'theirs') => void;
}

const ALL_PARTS = Object.keys(PRICE_PARTS) as readonly PricePart[];

/** Below a price: what another secretary changed meanwhile, and the choice between the two values. */
export function ConflictRow({ conflict: { edit, theirs }, spans, onSettle }: Props) {
  const { t, language } = useText();
  const regions = useRegions();
  if (edit.kind === 'add') return null;
  const mine = edit.kind === 'set' ? edit.after : undefined;
  const parts =
    mine === undefined || theirs === undefined
      ? ALL_PARTS
      : listDifferences(mine, theirs).filter((one) => listDifferences(edit.before, mine).includes(one));
  const partTexts = {
    mine: mine === undefined ? '' : formatParts(mine, parts, { t, language, regions }),
    theirs: theirs === undefined ? '' : formatParts(theirs, parts, { t, language, regions }),
  };
  const sentence =
    mine === undefined
      ? 'prices.conflict.deleting'
      : theirs === undefined
        ? 'prices.conflict.gone'
        : 'prices.conflict.text';
  return (
    <tr className="note">
      <td colSpan={spans}>
        <div role="alert">
          <p>{t(sentence, partTexts)}</p>
          <div className="btns">
            <Button onClick={() => onSettle('mine')}>
              {t(mine === undefined ? 'prices.conflict.delete' : 'prices.conflict.mine', partTexts)}
            </Button>
            <Button onClick={() => onSettle('theirs')}>
              {t(theirs === undefined ? 'prices.conflict.leave' : 'prices.conflict.theirs', partTexts)}
            </Button>
          </div>
        </div>
      </td>
    </tr>
  );
}
