import { Alert } from 'antd';
import { type EventRef, formatBest, formatCategory } from 'shared-domain';
import type { SeedAnswer } from 'shared-domain/contract';
import { StartName } from '../../../components/trial/StartName.tsx';
import { formatStart } from '../../../components/trial/start-name.ts';
import { useText } from '../../../locales/use-text.ts';

interface Props {
  readonly answer: SeedAnswer;
  readonly event: EventRef | undefined;
}

/** The heats of a preview, with warnings and athletes of one team in the same heat. */
export function SeedPreview({ answer, event }: Props) {
  const { t, language } = useText();
  const rowsByKey = new Map(answer.heats.flatMap(({ rows }) => rows.map((row) => [row.row, row] as const)));
  const formatKnownBest = (best: number | undefined): string => (event === undefined ? '' : formatBest(best, event));
  // The draw uses the season's best before the personal best.
  const hasSeason = answer.heats.some(({ rows }) => rows.some(({ pe }) => pe?.sb !== undefined));
  const formatWho = (id: unknown): string => {
    const row = rowsByKey.get(String(id));
    return row === undefined ? String(id) : formatStart(row);
  };
  const warnings = answer.warnings.map((one): string => {
    const { warning, heat, lanes, id, without } = one as {
      warning: string;
      heat?: number;
      lanes?: number;
      id?: string;
      without?: string[];
    };
    if (warning === 'same athlete twice') return t('starts.warn.twice', { who: formatWho(id) });
    if (warning === 'no lane groups') return t('starts.warn.noGroups', { heat: heat ?? 0, lanes: lanes ?? 0 });
    return t('starts.warn.tooMany', { heat: heat ?? 0, who: (without ?? []).map(formatWho).join(', ') });
  });
  // With a single heat, teammates cannot be separated.
  const separableTeams = answer.heats.length > 1 ? answer.together : [];
  const togetherNotes = separableTeams.map((one) => {
    const { heat, team, ids } = one as { heat: number; team: string; ids: readonly string[] };
    return t('starts.warn.together', { heat, team, who: ids.map(formatWho).join(', ') });
  });
  const notes = [...warnings, ...togetherNotes];
  return (
    <>
      <p className="muted adm-gap">
        {t('starts.seed.facts', { count: answer.heats.length, athletes: rowsByKey.size, seed: answer.seed })}
        {answer.swaps.length > 0 && ` · ${t('starts.seed.swaps', { count: answer.swaps.length })}`}
      </p>
      {notes.length > 0 && (
        <Alert
          className="adm-gap"
          type="warning"
          showIcon
          title={t('starts.warn', { count: notes.length })}
          description={
            <ul className="draw-notes">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          }
        />
      )}
      <div className="seed-heats">
        {answer.heats.map(({ heat, rows }) => (
          <table key={heat} className="start-table seed-heat">
            <caption>{t('starts.heat', { heat, count: rows.length })}</caption>
            <thead>
              <tr>
                <th scope="col">
                  {t(rows.some(({ lane }) => lane !== undefined) ? 'starts.col.lane' : 'starts.col.odr')}
                </th>
                <th scope="col">{t('starts.col.athlete')}</th>
                <th scope="col">{t('starts.col.category')}</th>
                <th scope="col">{t('starts.col.best')}</th>
                {hasSeason && (
                  <th scope="col">
                    <abbr title={t('starts.best.season.long')}>{t('starts.best.season')}</abbr>
                  </th>
                )}
                <th scope="col">
                  <abbr title={t('starts.col.seed.long')}>{t('starts.col.seed')}</abbr>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.row}>
                  <td>{row.lane ?? row.odr}</td>
                  <th scope="row">
                    <StartName row={row} />
                    <small>{row.clubName ?? row.country}</small>
                  </th>
                  <td>{formatCategory(row.category, language)}</td>
                  <td>{formatKnownBest(row.pe?.pb)}</td>
                  {hasSeason && <td>{formatKnownBest(row.pe?.sb)}</td>}
                  <td>{row.seed}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </>
  );
}
