import type { TeamsAnswer } from 'shared-domain/contract';
import { Section } from '../../../components/page/Section.tsx';
import { SidewaysTable } from '../../../components/table/SidewaysTable.tsx';
import { useText } from '../../../locales/use-text.ts';

/** The team ranking of each race, by the sum of the places of the first members. */
export function RaceTeams({ races }: { readonly races: NonNullable<TeamsAnswer['races']> }) {
  const { t } = useText();
  return races.map(({ gOID, group, teams }) => (
    <Section key={gOID} id={`race-${gOID}`} title={group}>
      <SidewaysTable className="sheet team-table" label={group}>
        <table className="tbl dense">
          <caption className="sr">{group}</caption>
          <thead>
            <tr>
              <th scope="col">{t('teams.rank')}</th>
              <th scope="col">{t('teams.team')}</th>
              <th scope="col">{t('teams.places')}</th>
              <th scope="col" className="r">
                {t('teams.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {teams.map(({ oid, title, rank, score, missing, members }) => (
              <tr key={oid}>
                <td className="num">{rank ?? '–'}</td>
                <th scope="row">{title}</th>
                <td className="num">
                  {members
                    .filter(({ place }) => place !== undefined)
                    .map(({ place, counts }) => (counts ? `${place}` : `(${place})`))
                    .join(' · ')}
                </td>
                <td className="num r">{score ?? t('teams.missing', { count: missing })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysTable>
    </Section>
  ));
}
