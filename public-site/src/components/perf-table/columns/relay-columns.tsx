import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';
import { type Athlete, type Column, some } from './column.ts';
import {
  athleteColumn,
  type Columns,
  gapColumn,
  identityColumns,
  LaneLine,
  laneColumn,
  markColumn,
  pointsColumns,
  rankColumn,
} from './shared-columns.tsx';

/** P10.7: a team a row, its runners in leg order on the second line at every width. */
export function relayColumns(columns: Columns): Column<ResultRow>[] {
  const { t, rows } = columns;
  const identity = identityColumns(t, rows);
  const lane = laneColumn(columns);
  const team = athleteColumn(columns, {
    head: t('col.team'),
    second: (row) => <Legs row={row} />,
    below: (row) => <LaneLine row={row} />,
  });
  return [
    rankColumn(columns),
    ...(some(rows, (row) => row.lane) ? [lane] : []),
    team,
    ...identity.nation,
    ...identity.category,
    markColumn(columns),
    ...(some(rows, (row) => row.gap) ? [gapColumn(columns)] : []),
    ...pointsColumns(columns),
  ];
}

/** «POWELL A. / BLAKE Y. / …», first leg first; a voice gets whole first names. */
export function Legs({ row }: { readonly row: Athlete }) {
  const { t } = useText();
  const members = [...(row.members ?? [])].sort((a, b) => (a.leg ?? 99) - (b.leg ?? 99));
  if (members.length === 0) return <span className="small">{t('relay.unknown')}</span>;
  return (
    <span className="small legs">
      {members.map((member, index) => {
        const key = `${member.leg ?? index}-${member.last}-${member.first ?? ''}`;
        return (
          <span key={key}>
            {member.last}
            {NO_BREAK_SPACE}
            <abbr title={member.first}>{initial(member.first)}</abbr>
            {index < members.length - 1 && <span aria-hidden="true">{NO_BREAK_SPACE}/ </span>}
          </span>
        );
      })}
    </span>
  );
}

/** The stroke stays with the runner it follows. */
const NO_BREAK_SPACE = '\u00a0';

const initial = (first: string | undefined): string => (first ? `${first.charAt(0)}.` : '');
