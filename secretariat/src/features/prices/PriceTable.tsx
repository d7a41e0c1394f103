import { useEffect, useRef, useState } from 'react';
import { PUBLIC_PRICE } from 'shared-domain';
import { CallAlert } from '../../components/CallAlert.tsx';
import { Empty } from '../../components/Empty.tsx';
import { useHost } from '../../components/host.ts';
import { Icon } from '../../components/Icon.tsx';
import { useText } from '../../locales/use-text.ts';
import { PriceRow } from './PriceRow.tsx';
import { type Price, type SentPrice, useWritePricesMutation } from './prices-endpoints.ts';

interface Props {
  readonly chOID: string;
  readonly prices: readonly Price[];
  readonly writable: boolean;
}

/** Prices of which some that stood before are none of the server's any more: those are written as new ones. */
const asSent = (wanted: readonly Price[], known: readonly Price[]): SentPrice[] =>
  wanted.map(({ oid, ...price }) => (known.some((one) => one.oid === oid) ? { oid, ...price } : price));

/** The table of prices; each change is written at once, and can be taken back while the page is open. */
export function PriceTable({ chOID, prices, writable }: Props) {
  const { t } = useText();
  const { notify } = useHost();
  const [write, { error, isLoading }] = useWritePricesMutation();
  const [past, setPast] = useState<readonly (readonly Price[])[]>([]);
  // Two changes may follow each other faster than the server answers: the second is of what the first made.
  const latest = useRef(prices);
  if (!isLoading) latest.current = prices;
  // What the server answered last is known before the page shows it.
  const known = useRef(prices);
  useEffect(() => {
    known.current = prices;
  }, [prices]);
  const save = async (next: readonly SentPrice[]) => {
    const before = latest.current;
    const answer = await write({ chOID, prices: next });
    if (answer.error !== undefined) return false;
    known.current = answer.data;
    setPast((changes) => [...changes, before]);
    notify(t('prices.saved'));
    return true;
  };
  const edit = (change: (known: readonly Price[]) => readonly Price[]): Promise<boolean> => {
    const next = change(latest.current);
    const saved = save(next);
    latest.current = next;
    return saved;
  };
  const last = past.at(-1);
  const undo = async () => {
    if (last === undefined) return;
    const answer = await write({ chOID, prices: asSent(last, known.current) });
    if (answer.error !== undefined) return;
    known.current = answer.data;
    setPast((changes) => changes.slice(0, -1));
    notify(t('prices.undone'));
  };
  const add = () => {
    const kd = prices.length === 0 ? PUBLIC_PRICE : 'li';
    void save([...prices, { kd: 'ch', unit_amount: 0, metadata: { kd } }]);
  };
  return (
    <>
      <CallAlert error={error} />
      {prices.length === 0 ? (
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
                {writable && (
                  <th scope="col">
                    <span className="sr">{t('prices.acts')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {prices.map((price, place) => (
                <PriceRow
                  key={price.oid}
                  price={price}
                  position={place + 1}
                  writable={writable}
                  onChange={(changed) => edit((known) => known.map((one) => (one.oid === price.oid ? changed : one)))}
                  onDelete={() => void edit((known) => known.filter(({ oid }) => oid !== price.oid))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {writable && (
        <div className="btns price-acts">
          <button type="button" className="btn main" disabled={isLoading} onClick={add}>
            <Icon name="plus" />
            {t('prices.add')}
          </button>
          {last !== undefined && (
            <button type="button" className="btn" disabled={isLoading} onClick={() => void undo()}>
              {t('prices.undo')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
