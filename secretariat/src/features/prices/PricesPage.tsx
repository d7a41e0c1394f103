import { findChallengeEnd } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { QueryState } from '../../components/call/QueryState.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import type { TextKey } from '../../locales/fr.ts';
import { useText } from '../../locales/use-text.ts';
import { PriceTable } from './PriceTable.tsx';
import { usePricesQuery } from './prices-endpoints.ts';
import '../../components/table/table.css';
import './prices.css';

/** What the public sees of the prices: nothing of a hidden competition, nor once its last day is over. */
function findHelp(challenge: Challenge, now: Date): TextKey {
  if (!challenge.visible) return 'prices.help.hidden';
  return findChallengeEnd(challenge) <= now ? 'prices.help.over' : 'prices.help';
}

/** The prices for taking part in a competition (P11.13). */
export default function PricesPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const query = usePricesQuery(chOID);
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <>
          <PageTitle>{t('screen.prices')}</PageTitle>
          <p className="muted adm-gap">{t(canWrite ? findHelp(challenge, new Date()) : 'prices.reader')}</p>
          <QueryState query={query}>
            {(list) => <PriceTable chOID={chOID} priceList={list} canWrite={canWrite} />}
          </QueryState>
        </>
      )}
    </OwnCompetition>
  );
}
