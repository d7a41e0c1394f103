import type { HomeTrial } from 'shared-domain/contract';
import { Link, useLocation } from 'shared-domain/platform';
import { withParam } from '../../components/page/Seg.tsx';
import { Empty } from '../../components/states/Empty.tsx';
import { useText } from '../../locales/use-text.ts';
import { TrialLines } from './TrialLines.tsx';

const SHOWN = 6;

/** The newest result lists, with the way to all of them. */
export function LatestResults({ trials }: { readonly trials: readonly HomeTrial[] }) {
  const { t } = useText();
  const { pathname, search } = useLocation();
  return (
    <section className="sec" aria-labelledby="last">
      <header>
        <h2 id="last">{t('home.results')}</h2>
        {trials.length > SHOWN && (
          <Link className="link" to={pathname + withParam(search, 'v', 'resultats')} preventScrollReset>
            {t('home.results.all')}
          </Link>
        )}
      </header>
      {trials.length === 0 ? (
        <Empty what="results">{t('empty.results')}</Empty>
      ) : (
        <TrialLines trials={trials.slice(0, SHOWN)} />
      )}
    </section>
  );
}
