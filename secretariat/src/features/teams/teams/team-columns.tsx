import { formatTeamPoints, type Language } from 'shared-domain';
import type { Team } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import type { Column } from '../../../components/table/column.ts';
import type { Translate } from '../../../locales/use-text.ts';

const makeCountColumn = (
  key: 'athletes' | 'relays' | 'entries' | 'results' | 'wins',
  t: Translate,
  minScreen?: 'tablet' | 'desktop',
): Column<Team> => ({
  key,
  title: t(`teams.${key}`),
  align: 'end',
  ...(minScreen !== undefined && { minScreen }),
  cell: ({ counts }) => counts[key],
  text: ({ counts }) => String(counts[key]),
});

/** P10.9: rank, team, points, and counts of its athletes, entries and results. */
export function makeTeamColumns(
  t: Translate,
  language: Language,
  onOpen: (oid: string) => void,
): readonly Column<Team>[] {
  const formatTeamRank = ({ rank }: Team): string => String(rank ?? '–');
  return [
    {
      key: 'rank',
      title: t('teams.rank'),
      align: 'end',
      cell: (team) => <b className="num">{formatTeamRank(team)}</b>,
      text: formatTeamRank,
    },
    { key: 'team', title: t('teams.team'), isRowHeading: true, cell: ({ title }) => title, text: ({ title }) => title },
    {
      key: 'points',
      title: t('teams.points'),
      align: 'end',
      cell: ({ points }) => <b className="num">{points === undefined ? '–' : formatTeamPoints(points, language)}</b>,
      text: ({ points }) => String(points ?? ''),
    },
    makeCountColumn('athletes', t),
    makeCountColumn('relays', t, 'tablet'),
    makeCountColumn('entries', t, 'tablet'),
    makeCountColumn('results', t, 'tablet'),
    makeCountColumn('wins', t, 'desktop'),
    {
      key: 'acts',
      title: t('challenge.acts'),
      isTitleHidden: true,
      align: 'end',
      cell: ({ oid, title }) => (
        <Button isSmall aria-label={t('teams.open.of', { name: title })} onClick={() => onOpen(oid)}>
          {t('teams.open')}
        </Button>
      ),
    },
  ];
}
