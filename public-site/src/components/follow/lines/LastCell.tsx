import { findLocalDay, foldText, formatListPlace, readEvent } from 'shared-domain';
import { Link } from 'shared-domain/platform';
import { useText } from '../../../locales/use-text.ts';
import { RecordChip } from '../../chips/RecordChip.tsx';
import { formatShortMonth, readDayNumber } from '../../page/dates.ts';
import { buildRowPath } from '../../page/row-path.ts';
import { readNow } from '../../page-clock.ts';
import { Mark } from '../../perf-table/cells/Mark.tsx';
import { formatEventText, formatRoundText } from '../../trial-title.ts';
import type { LastResult } from '../next-and-last.ts';

/** «11.79 100 m · 3e, Finale», as a link to the list. */
export function LastCell({
  last: { trial, row, challenge },
  club,
}: {
  readonly last: LastResult;
  readonly club: string | undefined;
}) {
  const { language } = useText();
  const day = findLocalDay(trial.date, challenge.tz);
  const isToday = day === findLocalDay(readNow(), challenge.tz);
  const event = readEvent(trial, challenge.kind);
  const place = formatListPlace(row.rank, trial.results, language);
  const facts = [
    club !== undefined && !isSameName(club, row.last) && row.last,
    place,
    formatRoundText(trial, language, challenge.kind),
    !isToday && `${readDayNumber(day)} ${formatShortMonth(day, language)}`,
  ];
  return (
    <Link className="fo-fact" to={buildRowPath(trial, row, challenge.kind)}>
      <span>
        <Mark prf={row.prf} event={event} /> {formatEventText(trial, language, challenge.kind)}{' '}
        <RecordChip record={row.pe} />
      </span>
      <span className="sub">{facts.filter(Boolean).join(' · ')}</span>
    </Link>
  );
}

/** Whether a row has its club's name, as relay teams do: it is not repeated. */
const isSameName = (club: string, name: string): boolean => name === '' || foldText(club) === foldText(name);
