import { Fragment, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { RestoredDraftAlert } from '../../components/form/RestoredDraftAlert.tsx';
import { useFormDraft } from '../../components/form/use-form-draft.ts';
import { useHost } from '../../components/host.ts';
import { Icon } from '../../components/Icon.tsx';
import { Empty } from '../../components/page/Empty.tsx';
import { useText } from '../../locales/use-text.ts';
import { ConflictRow } from './ConflictRow.tsx';
import { NewPriceRow, type PriceDraft } from './NewPriceRow.tsx';
import { PriceRow } from './PriceRow.tsx';
import { PUBLIC_HOLDER } from './price-texts.ts';
import type { PriceList } from './prices-endpoints.ts';
import { type PriceConflict, usePriceEdits } from './use-price-edits.ts';

interface Props {
  readonly chOID: string;
  readonly priceList: PriceList;
  readonly canWrite: boolean;
}

const COLUMNS = 5;
const findPriceOid = ({ edit }: PriceConflict) => (edit.kind === 'add' ? undefined : edit.before.oid);

/** A new price before anything is typed; the first one is that of the public. */
const makeDraft = (isFirst: boolean): PriceDraft => ({
  holder: isFirst ? PUBLIC_HOLDER : { holder: 'licence', code: '' },
  kd: 'ch',
  amount: '',
});

/** The table of prices; each change is sent at once and can be undone while the page is open. A new price stays on this device until it is sent or dropped. */
export function PriceTable({ chOID, priceList, canWrite }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const edits = usePriceEdits(chOID, priceList, (what) => notify(t(`prices.${what}`)));
  const { run, conflicts, settle, isLoading } = edits;
  const { prices } = priceList;
  const { storedDraft, saveDraft, deleteDraft } = useFormDraft<PriceDraft>(`price ${chOID}`);
  const [isOpened, setOpened] = useState(false);
  const isRestored = canWrite && !isOpened && storedDraft !== undefined;
  const isAdding = isOpened || isRestored;
  const closeNew = () => {
    setOpened(false);
    deleteDraft();
  };
  const renderConflicts = (held: readonly PriceConflict[]) =>
    held.map((conflict) => (
      <ConflictRow
        key={`${findPriceOid(conflict)} ${conflicts.indexOf(conflict)}`}
        conflict={conflict}
        spans={COLUMNS}
        onSettle={(whose) => settle(conflict, whose)}
      />
    ));
  const conflictsOfDeleted = conflicts.filter((conflict) => prices.every(({ oid }) => oid !== findPriceOid(conflict)));
  return (
    <>
      <CallAlert error={edits.error} />
      {isRestored && <RestoredDraftAlert changedAt={storedDraft.at} onDiscard={closeNew} />}
      {prices.length === 0 && conflictsOfDeleted.length === 0 && !isAdding ? (
        <Empty title={t('prices.none')} help={t('prices.none.help')} />
      ) : (
        <div className="sheet price-sheet">
          <table className="tbl" aria-busy={isLoading}>
            <caption className="sr">{t('screen.prices')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('prices.holder')}</th>
                <th scope="col">{t('prices.of')}</th>
                <th scope="col">{t('prices.target')}</th>
                <th scope="col" className="r">
                  {t('prices.amount')}
                </th>
                {canWrite && (
                  <th scope="col">
                    <span className="sr">{t('prices.acts')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {prices.map((price, index) => {
                const priceConflicts = conflicts.filter((conflict) => findPriceOid(conflict) === price.oid);
                return (
                  <Fragment key={price.oid}>
                    <PriceRow
                      price={price}
                      position={index + 1}
                      spans={COLUMNS}
                      canWrite={canWrite}
                      hasConflict={priceConflicts.length > 0}
                      onChange={(before, after) => run({ kind: 'set', before, after })}
                      onDelete={() => void run({ kind: 'delete', before: price })}
                    />
                    {renderConflicts(priceConflicts)}
                  </Fragment>
                );
              })}
              {renderConflicts(conflictsOfDeleted)}
              {isAdding && (
                <NewPriceRow
                  position={prices.length + 1}
                  spans={COLUMNS}
                  initialDraft={isRestored ? storedDraft.value : makeDraft(prices.length === 0)}
                  isRestored={isRestored}
                  onChange={saveDraft}
                  onSave={(price) => run({ kind: 'add', at: prices.length, price })}
                  onClose={closeNew}
                />
              )}
            </tbody>
          </table>
        </div>
      )}
      {canWrite && (
        <div className="btns price-acts">
          <Button kind="main" isBusy={isLoading} disabled={isAdding} onClick={() => setOpened(true)}>
            <Icon name="plus" />
            {t('prices.add')}
          </Button>
          {edits.canUndo && (
            <Button isBusy={isLoading} onClick={() => void edits.undo()}>
              {t('prices.undo')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
