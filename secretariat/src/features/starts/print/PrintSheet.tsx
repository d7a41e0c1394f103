import {
  type EventRef,
  findListType,
  findStartTime,
  formatHeight,
  formatLocalTime,
  isRelayEvent,
  type ListType,
  needsWind,
  readEvent,
} from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { QrCode } from '../../../components/qr/QrCode.tsx';
import { formatLongDay } from '../../../components/time/format-instant.ts';
import { MemberNames } from '../../../components/trial/RelayMembers.tsx';
import { formatStartName } from '../../../components/trial/start-name.ts';
import { formatTrialNameInGroup } from '../../../components/trial/trial-name.ts';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { BestMark } from '../list/BestMark.tsx';
import { formatCategoryImplement } from '../list/category-implement.ts';
import { hasLanes, sortStarts } from '../list/start-order.ts';
import type { SelectedList } from '../selected-lists.ts';
import type { Start } from '../starts-endpoints.ts';

interface Props {
  readonly challenge: Challenge;
  readonly list: SelectedList;
  readonly rows: readonly Start[];
  /** Where the QR code leads; undefined where no address is known that a phone reaches. */
  readonly link?: string | undefined;
}

/** Whether an athlete is to start: neither scratched nor absent at the call. */
const isExpected = ({ presence }: Start): boolean => presence !== 'absent' && presence !== 'scratched';

function formatPresence({ presence }: Start, t: Translate): string {
  if (presence === 'absent') return t('starts.sheet.absent');
  return presence === 'scratched' ? 'DNS' : '';
}

/** One list on a printed page, with blank cells for the results. */
export function PrintSheet({ challenge, list, rows, link }: Props) {
  const { t, language } = useText();
  const { trial, group } = list;
  const event = trial ?? group.trials[0];
  if (event === undefined) return null;
  const columns = findSheetColumns(event, trial?.dets.nbTries, trial?.dets.heights);
  const isInLanes = hasLanes(rows);
  const isRelay = isRelayEvent(event);
  return (
    <section className={`start-sheet${columns.isWide ? ' wide' : ''}`}>
      <header>
        <div>
          <strong>{challenge.name}</strong>
          <h2>
            {group.name} – {trial === undefined ? t('starts.commitments') : formatTrialNameInGroup(trial, language)}
          </h2>
          <p>
            {trial !== undefined &&
              `${formatLongDay(findStartTime(trial), challenge.tz, language)} · ${formatLocalTime(findStartTime(trial), challenge.tz)} · `}
            {t('starts.count', { count: rows.filter(isExpected).length })}
            {needsWind(readEvent(event, challenge.kind)) && columns.markColumns.length === 0 && (
              <span className="blank"> {t('starts.sheet.wind')} ________</span>
            )}
          </p>
        </div>
        {link !== undefined && (
          <figure className="start-sheet-qr">
            <QrCode text={link} label={t('starts.sheet.qr')} />
            <figcaption>{t(/[#&]code=/.test(link) ? 'starts.sheet.qr.judges' : 'starts.sheet.qr')}</figcaption>
          </figure>
        )}
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(isInLanes ? 'starts.col.lane' : 'starts.col.odr')}</th>
            <th scope="col">{t('starts.col.bib')}</th>
            <th scope="col">{t(isRelay ? 'starts.col.team' : 'starts.col.athlete')}</th>
            <th scope="col">{t('starts.col.category')}</th>
            {!columns.isWide && <th scope="col">{t('starts.col.best')}</th>}
            {columns.markColumns.map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blank columns never change their order
              <th key={index} scope="col" className="mark">
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
          {sortStarts(rows).map((row, index) => (
            <tr key={row.row} className={row.presence === 'absent' ? 'absent' : undefined}>
              <td>{isInLanes ? (row.lane ?? '') : index + 1}</td>
              <td>{row.bib}</td>
              <th scope="row">
                {formatStartName(row)}
                <small>{isRelay ? <MemberNames row={row} /> : (row.clubName ?? row.country)}</small>
              </th>
              <td>{formatCategoryImplement(row.category, event, language)}</td>
              {!columns.isWide && (
                <td>
                  <BestMark bests={row.pe} event={event} />
                </td>
              )}
              {columns.markColumns.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: blank cells never change their order
                <td key={index} className="mark" />
              ))}
              <td className="mark best">{formatPresence(row, t)}</td>
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

/** The blank columns in which officials write: their heads, before those of the best mark and the place. */
interface SheetColumns {
  readonly markColumns: readonly string[];
  readonly isWide: boolean;
}

const ATTEMPTS = ['1', '2', '3', '4', '5', '6'];
const BAR_COLUMNS = 12;

const COLUMNS_BY_TYPE: Readonly<Record<ListType, SheetColumns>> = {
  lanes: { markColumns: [], isWide: false },
  track: { markColumns: [], isWide: false },
  road: { markColumns: [], isWide: false },
  relay: { markColumns: [], isWide: false },
  combined: { markColumns: [], isWide: false },
  horizontal: { markColumns: ATTEMPTS, isWide: true },
  throw: { markColumns: ATTEMPTS, isWide: true },
  vertical: { markColumns: Array.from({ length: BAR_COLUMNS }, () => ''), isWide: true },
};

/**
 * The blank columns of an event: attempts of a jump or throw (six unless the trial says otherwise), bars of a vertical jump with the heights
 * (mm) that are announced, none for a race.
 */
function findSheetColumns(
  event: EventRef,
  attemptCount: number | undefined,
  heights: readonly number[] = [],
): SheetColumns {
  const type = findListType(event);
  const columns = COLUMNS_BY_TYPE[type];
  if (type === 'vertical')
    return {
      ...columns,
      markColumns: [...heights.map((height) => formatHeight(height)), ...columns.markColumns].slice(0, BAR_COLUMNS),
    };
  return attemptCount !== undefined && columns.markColumns.length === ATTEMPTS.length
    ? { ...columns, markColumns: Array.from({ length: attemptCount }, (_, index) => String(index + 1)) }
    : columns;
}
