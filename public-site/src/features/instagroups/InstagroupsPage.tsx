import type { CardsAnswer, Challenge } from 'shared-domain/contract';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { useCardsQuery, useFeedQuery } from '../../api/landing-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { useFreshness } from '../../components/freshness.ts';
import { NotFound } from '../../components/NotFound.tsx';
import { ChallengeNav } from '../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../components/page/ContextBar.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { useParam } from '../../components/page/use-param.ts';
import { Empty } from '../../components/states/Empty.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { CardFilters } from './CardFilters.tsx';
import { CardSquare } from './CardSquare.tsx';
import { selectCards } from './select-cards.ts';
import { useCardText } from './use-card-text.ts';
import './instagroups.css';

/** A square card for each event, ready for a club's social accounts (P12.3). */
export function InstagroupsPage({ chOID }: { readonly chOID: string }) {
  const { t } = useCardText();
  const { isLive, pollingInterval } = useFreshness();
  const [order] = useParam('o');
  const isNewestFirst = order === 'feed';
  const challenge = useChallengeQuery(chOID);
  const programme = useCardsQuery(chOID, { pollingInterval, skip: isNewestFirst });
  const feed = useFeedQuery(chOID, { pollingInterval, skip: !isNewestFirst });
  const cards = isNewestFirst ? feed : programme;
  usePage({ title: challenge.data && `${t('cards')} – ${challenge.data.name}` });
  if (isNotFound(cards.error)) return <NotFound />;
  const { data: meeting } = challenge;
  const pageQuery = { ...cards, data: meeting && cards.data && { meeting, answer: cards.data } };
  return (
    <>
      <ContextBar chOID={chOID} challenge={meeting} isLive={isLive} />
      <ChallengeNav chOID={chOID} />
      <StaleBar queries={[cards]} />
      <main id="contenu" className="wrap instagroups">
        <div className="head">
          <PageTitle>{t('cards')}</PageTitle>
          <p className="sub">{t('cards.help')}</p>
        </div>
        <QueryState isWholePage query={pageQuery} rows={4}>
          {(found) => <Cards {...found} />}
        </QueryState>
      </main>
    </>
  );
}

function Cards({ meeting, answer }: { readonly meeting: Challenge; readonly answer: CardsAnswer }) {
  const { t } = useCardText();
  const [day] = useParam('j');
  const [family] = useParam('fam');
  if (answer.cards.length === 0) return <Empty what="results">{t('cards.none')}</Empty>;
  const shownCards = selectCards(answer.cards, { day, family }, meeting.tz);
  return (
    <>
      <CardFilters cards={answer.cards} tz={meeting.tz} />
      <p className="sr" role="status">
        {t('cards.count', { count: shownCards.length })}
      </p>
      {shownCards.length === 0 && <p className="muted">{t('cards.nothing')}</p>}
      <ul className="cards">
        {shownCards.map((card) => (
          <CardSquare key={card.oid} card={card} challenge={meeting} hashtag={answer.hashtag} />
        ))}
      </ul>
    </>
  );
}
