import { NavLink } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import './challenge-nav.css';

const PAGES = [
  ['', 'nav.programme'],
  ['/topperfs', 'nav.top'],
  ['/teams', 'nav.teams'],
  ['/stats', 'nav.stats'],
] as const;

/** The pages of a competition, the same on each of them; a narrow phone scrolls them sideways. */
export function ChallengeNav({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  return (
    <nav className="pages" aria-label={t('nav')}>
      <div className="wrap">
        {PAGES.map(([path, name]) => (
          <NavLink key={name} to={`/challenge/${chOID}${path}`} end>
            {t(name)}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
