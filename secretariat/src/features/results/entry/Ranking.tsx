import { useDeferredValue, useMemo } from 'react';
import { formatMark, TRIAL_STATUS } from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import { useTrialSheetQuery } from '../../../api/marks/entry-endpoints.ts';
import { useOutbox } from '../../../api/marks/use-outbox.ts';
import { makeLines } from '../../../components/sheet/line.ts';
import { formatTrialName } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';
import { makeGrid } from './model/grid.ts';
import { findStandings } from './model/standings.ts';

/** How many places are listed here; the grid shows all. */
const MAX_PLACES = 12;

interface Props {
  readonly oids: readonly string[];
}

/** The ranking of the trials shown, including typed marks. */
export function Ranking({ oids }: Props) {
  return oids.map((oid) => <TrialRanking key={oid} oid={oid} isNameShown={oids.length > 1} />);
}

function TrialRanking({ oid, isNameShown }: { readonly oid: string; readonly isNameShown: boolean }) {
  const { data: sheet } = useTrialSheetQuery(oid);
  return sheet === undefined || sheet.starts.length + sheet.results.length === 0 ? null : (
    <RankingCard sheet={sheet} isNameShown={isNameShown} />
  );
}

function RankingCard({ sheet, isNameShown }: { readonly sheet: SheetAnswer; readonly isNameShown: boolean }) {
  const { t, language } = useText();
  const { trial } = sheet;
  // Deferred, so that the ranking does not slow down typing.
  const drafts = useDeferredValue(useOutbox().drafts);
  const { event, places } = useMemo(() => {
    const grid = makeGrid(sheet, []);
    const lines = makeLines(sheet);
    const draftsByRow = new Map(drafts.filter((draft) => draft.trial === trial.oid).map((draft) => [draft.row, draft]));
    const standings = findStandings(lines, draftsByRow, grid);
    const rankedLines = lines.flatMap((line) => {
      const standing = standings.get(line.row);
      if (standing?.rank === undefined || standing.prf === undefined) return [];
      return [{ line, ...standing, rank: standing.rank, prf: standing.prf }];
    });
    return { event: grid.event, places: rankedLines.toSorted((a, b) => a.rank - b.rank) };
  }, [sheet, drafts, trial.oid]);
  const hiddenCount = places.length - MAX_PLACES;
  return (
    <section className="card">
      <h2>{t(trial.status === TRIAL_STATUS.official ? 'results.ranking.official' : 'results.ranking')}</h2>
      {isNameShown && <p className="muted">{formatTrialName(trial, language)}</p>}
      {places.length === 0 ? (
        <p className="muted">{t('results.ranking.none')}</p>
      ) : (
        <ol className="ranking">
          {places.slice(0, MAX_PLACES).map(({ line, place, prf, isDraft }) => (
            <li key={line.row}>
              <span>
                {place}. {line.last}
              </span>
              <span className={isDraft ? 'num typed' : 'num'}>{formatMark(prf, event)}</span>
            </li>
          ))}
        </ol>
      )}
      {hiddenCount > 0 && <p className="muted">{t('results.ranking.more', { count: hiddenCount })}</p>}
    </section>
  );
}
