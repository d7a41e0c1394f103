import { Link, useRecentPages } from 'shared-domain/platform';
import { Reveal } from '../../../components/Reveal.tsx';
import { useText } from '../../../locales/use-text.ts';

const MAX_PAGES = 6;

/** «Vu récemment»: the competition pages that the reader visited last. */
export function RecentSection() {
  const { t } = useText();
  const pages = useRecentPages().slice(0, MAX_PAGES);
  if (pages.length === 0) return null;
  return (
    <Reveal className="sec recent-home" aria-labelledby="recent">
      <header>
        <h2 id="recent">{t('recent.home')}</h2>
      </header>
      <ul className="rows">
        {pages.map(({ k, title }) => {
          const [first, ...rest] = title.split(' – ');
          return (
            <li key={k}>
              <Link className="rs" to={k}>
                <span>
                  <span className="ev">{first}</span>
                  <span className="sub">{rest.join(' – ')}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Reveal>
  );
}
