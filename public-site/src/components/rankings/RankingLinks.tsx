import { findCategory, formatCategory, formatFamily } from 'shared-domain';
import { Link, useLocation } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { useFollowed } from '../follow/use-followed.ts';
import { ONLY_FOLLOWED_PARAM } from '../follow/use-only-followed.ts';
import { Icon } from '../Icon.tsx';
import { buildFamilyPath } from '../page/challenge-paths.ts';
import { useChosenInSight } from '../page/use-chosen-in-sight.ts';
import { buildRankingQuery, SEX_BY_LETTER, useRankingChoice } from './ranking-choice.ts';

interface RankingLinksProps {
  readonly chOID: string;
  /** The family of the event, whose page ranks its other races. */
  readonly family: number;
  readonly categories: readonly { readonly category: number; readonly total: number }[];
}

const SEX_NAMES = { F: 'rankings.women', M: 'rankings.men', X: 'rankings.other' } as const;

/** The rankings of a race, each one tap away: overall, those followed, by sex, by category, of a club; then all clubs and the family of events. */
export function RankingLinks({ chOID, family, categories }: RankingLinksProps) {
  const { t, language } = useText();
  const { pathname, search } = useLocation();
  const { entrantCount } = useFollowed();
  const { sx, cat, club } = useRankingChoice();
  const onlyFollowed = new URLSearchParams(search).get(ONLY_FOLLOWED_PARAM) ?? '';
  const sexes = (['F', 'M', 'X'] as const).filter((letter) =>
    categories.some(({ category }) => findCategory(category)?.sex === SEX_BY_LETTER[letter]),
  );
  const items = [
    { param: '', value: '', label: t('rankings.all'), title: undefined },
    ...(entrantCount > 0 || onlyFollowed !== ''
      ? [{ param: ONLY_FOLLOWED_PARAM, value: '1', label: t('rankings.followed'), title: t('follow.filter') }]
      : []),
    ...(club === '' ? [] : [{ param: 'club', value: club, label: club, title: t('rankings.club') }]),
    ...(sexes.length > 1
      ? sexes.map((letter) => ({ param: 'sx', value: letter as string, label: t(SEX_NAMES[letter]), title: undefined }))
      : []),
    ...(categories.length > 1
      ? categories.map(({ category, total }) => ({
          param: 'cat',
          value: `${category}`,
          label: formatCategory(category, language) ?? `${category}`,
          title: `${findCategory(category)?.name[language] ?? category} (${total.toLocaleString(language)})`,
        }))
      : []),
  ];
  const chosen: Readonly<Record<string, string>> = { sx, cat, club, [ONLY_FOLLOWED_PARAM]: onlyFollowed };
  const isOverall = Object.values(chosen).every((value) => value === '');
  const scroller = useChosenInSight<HTMLElement>(Object.values(chosen).join(' '));
  const familyName = formatFamily(family, language);
  return (
    <nav ref={scroller} className="rankings" aria-label={t('rankings')}>
      {items.length > 1 &&
        items.map(({ param, value, label, title }) => (
          <Link
            key={`${param} ${value}`}
            to={pathname + (param === '' ? buildRankingQuery(search) : buildRankingQuery(search, param, value))}
            replace
            preventScrollReset
            title={title}
            aria-current={(param === '' ? isOverall : chosen[param] === value) ? 'true' : undefined}
          >
            {param === ONLY_FOLLOWED_PARAM && <Icon name="star" />}
            {label}
            {title !== undefined && title !== label && <span className="sr">, {title}</span>}
          </Link>
        ))}
      <Link className="out" to={`/challenge/${chOID}/teams`}>
        {t('rankings.clubs')} <span aria-hidden="true">›</span>
      </Link>
      {familyName !== undefined && (
        <Link className="out" to={buildFamilyPath(chOID, family)}>
          {familyName} <span aria-hidden="true">›</span>
        </Link>
      )}
    </nav>
  );
}
