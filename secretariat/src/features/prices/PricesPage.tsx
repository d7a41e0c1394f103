import { QueryState } from '../../components/call/QueryState.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import { PriceTable } from './PriceTable.tsx';
import { usePricesQuery } from './prices-endpoints.ts';
import '../../components/table/table.css';
import './prices.css';

/** The prices for taking part in a competition (P11.13). */
export default function PricesPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const query = usePricesQuery(chOID);
  return (
    <OwnCompetition chOID={chOID}>
      {(_, canWrite) => (
        <>
          <PageTitle>{t('screen.prices')}</PageTitle>
          <p className="muted adm-gap">{t(canWrite ? 'prices.help' : 'prices.reader')}</p>
          <QueryState query={query}>
            {(list) => <PriceTable chOID={chOID} priceList={list} canWrite={canWrite} />}
          </QueryState>
        </>
      )}
    </OwnCompetition>
  );
}
