import { formatCategory, formatDiscipline, formatMark } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useProgrammeQuery } from '../../../../api/programme.ts';
import { QueryState } from '../../../../components/call/QueryState.tsx';
import { Empty } from '../../../../components/page/Empty.tsx';
import { buildCompetitionPath } from '../../../../components/page/paths.ts';
import { formatTrialName, joinUnit } from '../../../../components/trial/trial-name.ts';
import { useText } from '../../../../locales/use-text.ts';
import { useListsQuery } from '../../results-endpoints.ts';
import { listParts, makeCombinedLines } from './combined-lines.ts';

/** The totals of a combined event; the marks of its disciplines are entered in their own trials. */
export function CombinedTable({ trial }: { readonly trial: Trial }) {
  const { t, language } = useText();
  const { data: programme = [] } = useProgrammeQuery(trial.chOID);
  const parts = listParts(trial, programme);
  const oids = parts.flatMap((part) => part.oids);
  const query = useListsQuery(oids, { skip: oids.length === 0 });
  if (parts.length === 0) return <Empty title={t('results.combined.none')} help={t('results.combined.none.help')} />;
  return (
    <>
      <p className="muted adm-gap">{t('results.combined.help')}</p>
      <QueryState query={query}>
        {(lists) => (
          <div className="entry-scroll sheet">
            <table className="entry combined">
              <caption className="sr">{t('results.caption', { trial: formatTrialName(trial, language) })}</caption>
              <thead>
                <tr>
                  <th scope="col" className="c" abbr={t('results.place.long')}>
                    {t('results.place')}
                  </th>
                  <th scope="col" className="r ph0">
                    {t('results.bib')}
                  </th>
                  <th scope="col" className="who">
                    {t('results.athlete')}
                  </th>
                  <th scope="col" className="r">
                    {t('results.total')}
                  </th>
                  {parts.map(({ code, event, oids: partOids }) => (
                    <th key={code} scope="col" className="r">
                      <Link to={buildCompetitionPath(trial.chOID, 'results', partOids)}>
                        {joinUnit(formatDiscipline(event, language))}
                      </Link>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {makeCombinedLines(parts, lists, trial).map(
                  ({ key, bib, last, first, marks, standing, category, categoryRank }) => (
                    <tr key={key}>
                      <td className="c num place">
                        {standing.rank}
                        {categoryRank !== undefined && (
                          <span className="small muted">
                            {categoryRank}/{formatCategory(category, language)}
                          </span>
                        )}
                      </td>
                      <td className="r num muted ph0">{bib}</td>
                      <th scope="row">
                        <b>{last}</b> {first}
                      </th>
                      <td className="r">
                        <b className="num">
                          {standing.endedAt === undefined ? standing.points : formatMark(standing.total, trial)}
                        </b>
                      </td>
                      {parts.map(({ code, event }, index) => {
                        const mark = marks[index];
                        return (
                          <td key={code} className="r num">
                            {mark !== undefined && formatMark(mark.prf, event)}{' '}
                            <small className="muted">{standing.cells[index]?.points}</small>
                          </td>
                        );
                      })}
                    </tr>
                  ),
                )}
              </tbody>
            </table>
          </div>
        )}
      </QueryState>
    </>
  );
}
