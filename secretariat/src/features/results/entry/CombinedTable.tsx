import { formatMark, formatRank } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { competitionPath } from '../../../components/paths.ts';
import { QueryState } from '../../../components/QueryState.tsx';
import { useText } from '../../../locales/use-text.ts';
import { useCombinedResultsQuery } from '../results-endpoints.ts';

/** A combined event: totals made of its disciplines, each entered in its own trials. */
export function CombinedTable({ trial }: { readonly trial: Trial }) {
  const { t } = useText();
  const query = useCombinedResultsQuery(trial.oid);
  return (
    <QueryState query={query}>
      {([list]) => (
        <div className="entry-scroll">
          <p className="muted">{t('results.combined.help')}</p>
          <table className="entry combined">
            <caption className="sr">{t('results.caption', { trial: trial.name })}</caption>
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
                {(list?.parts ?? []).map(({ code, name, oids }) => (
                  <th key={code} scope="col" className="r">
                    <Link to={competitionPath(trial.chOID, 'results', oids)} title={name}>
                      {name}
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(list?.rows ?? []).map((row) => (
                <tr key={`${row.bib} ${row.last} ${row.first}`}>
                  <td className="c num">{row.rank !== undefined && formatRank(row.rank)}</td>
                  <td className="r num muted ph0">{row.bib}</td>
                  <th scope="row">
                    <b>{row.last}</b> {row.first}
                  </th>
                  <td className="r">
                    <b className="num">{formatMark(row.prf, trial)}</b>
                  </td>
                  {(list?.parts ?? []).map((part, at) => {
                    const cell = row.cells?.[at];
                    return (
                      <td key={part.code} className="r num">
                        {cell != null && (
                          <>
                            {formatMark(cell.prf, part)} <small className="muted">{cell.pts}</small>
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </QueryState>
  );
}
