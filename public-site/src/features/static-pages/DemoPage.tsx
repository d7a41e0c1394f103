import { listChallenges, useChallengesInfiniteQuery } from '../../api/challenges-endpoints.ts';
import { ChallengeRow } from '../../components/ChallengeRow.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { QueryState } from '../../components/states/QueryState.tsx';
import './prose.css';
import { useStaticText } from './use-static-text.ts';

/** `/lademo`, «TESTS» in the menu: the demo competitions of this site, and the command that plays one live. */
export function DemoPage() {
  const { t } = useStaticText();
  const query = useChallengesInfiniteQuery({ insee: '', demo: '1' });
  usePage({ title: t('demo.title') });
  return (
    <main id="contenu" className="wrap prose">
      <PageTitle>{t('demo.title')}</PageTitle>
      <p>{t('demo.text')}</p>
      <QueryState query={query} rows={3}>
        {(data) => {
          const demos = listChallenges(data).filter(({ demo }) => demo);
          if (demos.length === 0) return <p>{t('demo.none')}</p>;
          return (
            <ul className="rows">
              {demos.map((challenge) => (
                <ChallengeRow key={challenge.oid} challenge={challenge} />
              ))}
            </ul>
          );
        }}
      </QueryState>
      <p>
        {t('demo.play')} <code>npm run demo</code>
      </p>
    </main>
  );
}
