import { QueryState } from '../../components/call/QueryState.tsx';
import { OpenCompetition } from '../../components/page/OpenCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import { PriceTable } from './PriceTable.tsx';
import { usePricesQuery } from './prices-endpoints.ts';
import '../../components/table/table.css';
import './prices.css';

/** What taking part costs (P11.13). */
export default function PricesPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const query = usePricesQuery(chOID);
  return (
    <OpenCompetition chOID={chOID}>
      {(_, writable) => (
        <>
          <PageTitle>{t('screen.prices')}</PageTitle>
          <p className="muted adm-gap">{t(writable ? 'prices.help' : 'prices.reader')}</p>
          <QueryState query={query}>
            {(list) => <PriceTable chOID={chOID} list={list} writable={writable} />}
          </QueryState>
        </>
      )}
    </OpenCompetition>
  );
}
