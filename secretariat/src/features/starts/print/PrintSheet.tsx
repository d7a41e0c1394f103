import {
  type EventRef,
  findListType,
  formatCategory,
  formatLocalTime,
  isRelayEvent,
  type Language,
  type ListType,
  makeDateFormat,
  needsWind,
} from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { MemberNames } from '../../../components/trial/RelayMembers.tsx';
import { trialNameInGroup } from '../../../components/trial/trial-name.ts';
import { nameOf } from '../../../components/trial/who.ts';
import { useText } from '../../../locales/use-text.ts';
import { BestMark } from '../list/BestMark.tsx';
import { hasLanes, inOrder } from '../list/start-order.ts';
import type { PickedList } from '../picked-lists.ts';
import type { Start } from '../starts-endpoints.ts';

interface Props {
  readonly challenge: Challenge;
  readonly list: PickedList;
  readonly rows: readonly Start[];
}

const spokenDay = (date: string, timeZone: string, language: Language): string =>
  makeDateFormat(language, { dateStyle: 'full', timeZone }).format(new Date(date));

/** One list on its page: who, in which order or lane, and empty cells for what they do. */
export function PrintSheet({ challenge, list, rows }: Props) {
  const { t, language } = useText();
  const { trial, group } = list;
  const event = trial ?? group.trials[0];
  if (event === undefined) return null;
  const columns = sheetColumns(event, trial?.dets.nbTries);
  const lanes = hasLanes(rows);
  const relay = isRelayEvent(event);
  return (
    <section className={`start-sheet${columns.wide ? ' wide' : ''}`}>
      <header>
        <strong>{challenge.name}</strong>
        <h2>
          {group.name} – {trial === undefined ? t('starts.commitments') : trialNameInGroup(trial, language)}
        </h2>
        <p>
          {trial !== undefined &&
            `${spokenDay(trial.date, challenge.tz, language)} · ${formatLocalTime(trial.date, challenge.tz)} · `}
          {t('starts.count', { count: rows.length })}
          {needsWind(event) && columns.marks.length === 0 && (
            <span className="blank"> {t('starts.sheet.wind')} ________</span>
          )}
        </p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(lanes ? 'starts.col.lane' : 'starts.col.odr')}</th>
            <th scope="col">{t('starts.col.bib')}</th>
            <th scope="col">{t(relay ? 'starts.col.team' : 'starts.col.athlete')}</th>
            <th scope="col">{t('starts.col.category')}</th>
            {!columns.wide && <th scope="col">{t('starts.col.best')}</th>}
            {columns.marks.map((mark, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blank columns are their place
              <th key={at} scope="col" className="mark">
                {mark}
              </th>
            ))}
            <th scope="col" className="mark best">
              {t('starts.sheet.mark')}
            </th>
            <th scope="col" className="mark">
              {t('starts.sheet.place')}
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrder(rows).map((row, at) => (
            <tr key={row.row}>
              <td>{lanes ? (row.lane ?? '') : at + 1}</td>
              <td>{row.bib}</td>
              <th scope="row">
                {nameOf(row)}
                <small>{relay ? <MemberNames row={row} /> : (row.clubName ?? row.country)}</small>
              </th>
              <td>{formatCategory(row.category, language)}</td>
              {!columns.wide && (
                <td>
                  <BestMark pe={row.pe} event={event} />
                </td>
              )}
              {columns.marks.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blank cells are their place
                <td key={place} className="mark" />
              ))}
              <td className="mark best">{row.presence === 'scratched' ? 'DNS' : ''}</td>
              <td className="mark" />
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <span>{t('starts.sheet.chief')} ______________________</span>
        <span>{t('starts.sheet.referee')} ______________________</span>
      </footer>
    </section>
  );
}

/** Blank columns that officials write in, by how the event is contested. */
interface SheetColumns {
  readonly marks: readonly string[];
  /** Ends with the best mark and the place, else with the place alone. */
  readonly best: boolean;
  readonly wide: boolean;
}

const SERIES = ['1', '2', '3', '4', '5', '6'];
const BARS = 12;

const BY_TYPE: Readonly<Record<ListType, SheetColumns>> = {
  lanes: { marks: [], best: true, wide: false },
  track: { marks: [], best: true, wide: false },
  road: { marks: [], best: true, wide: false },
  relay: { marks: [], best: true, wide: false },
  combined: { marks: [], best: true, wide: false },
  horizontal: { marks: SERIES, best: true, wide: true },
  throw: { marks: SERIES, best: true, wide: true },
  vertical: { marks: Array.from({ length: BARS }, () => ''), best: true, wide: true },
};

/**
 * The columns of a sheet: six series of a jump or a throw, bars to be filled in of a vertical jump, the mark alone of a race;
 * fewer series where the trial says so.
 */
function sheetColumns(event: EventRef, tries: number | undefined): SheetColumns {
  const columns = BY_TYPE[findListType(event)];
  return tries !== undefined && columns.marks.length === SERIES.length
    ? { ...columns, marks: Array.from({ length: tries }, (_, at) => String(at + 1)) }
    : columns;
}
