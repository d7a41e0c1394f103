import { formatGroupTitle, formatListRank, formatMark, formatTeamPoints } from 'shared-domain';
import type { TeamAnswer } from 'shared-domain/contract';
import { useText } from '../../../locales/use-text.ts';

/** The place in the event, else the rank in the result list. */
const formatPlace = ({ place, rank, listLength }: TeamAnswer['results'][number]): string =>
  formatListRank(place ?? rank, listLength) || '–';

/** The results of a team's members, which of them count, and the total. */
export function ResultsTable({ team: { results, by, points, scoring } }: { readonly team: TeamAnswer }) {
  const { t, language } = useText();
  const formatPoints = (value: number | undefined) => (value === undefined ? '–' : formatTeamPoints(value, language));
  return (
    <table className="tbl dense">
      <caption className="sr">{t('teams.results')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('trials.event')}</th>
          <th scope="col">{t('starts.col.athlete')}</th>
          <th scope="col">{t('teams.rank')}</th>
          <th scope="col">{t('starts.sheet.mark')}</th>
          <th scope="col" className="r">
            {t('teams.points')}
          </th>
          <th scope="col">{t('teams.counts')}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result) => (
          <tr key={`${result.trialOID} ${result.bib ?? ''} ${result.last} ${result.first}`}>
            <th scope="row">{formatGroupTitle(result.group, result, language)}</th>
            <td>{[result.last, result.first].filter(Boolean).join(' ')}</td>
            <td className="num">{formatPlace(result)}</td>
            <td className="num">{formatMark(result.prf, result)}</td>
            <td className="num r">{formatPoints(scoring === undefined ? result.pts?.[by] : result.teamPoints)}</td>
            <td>{result.counted ? '✓' : ''}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            {t('teams.total')}
          </th>
          <td className="num r">
            <b>{formatPoints(points)}</b>
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
