import type { CSSProperties } from 'react';
import { formatCategorySex } from 'shared-domain';
import { describeShownRecord, findListPart, type ListPicture, type ListRow } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import { formatRunning } from '../finish/finish-words.ts';
import { sayChip } from './BoardChip.tsx';
import { formatHour } from './BoardFrame.tsx';
import type { BoardForm } from './board-form.ts';
import { EventTitle } from './EventTitle.tsx';
import { FitName } from './FitName.tsx';
import { PixelList } from './PixelList.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';
import { useListNote } from './use-list-note.ts';

/** Rows of a screen, and of one on which a line says who goes on. */
const SCREEN_ROWS = 8;
const ROWS_WITH_CUT = 9;

/** The time since the start. */
function Running({ since }: { readonly since: number }) {
  const { at } = useBoardClock();
  return (
    <b className="list-time" role="timer">
      {formatRunning(at - since)}
    </b>
  );
}

interface TopProps {
  readonly trial: DeviceTrial;
  readonly picture: ListPicture;
  readonly isStrip: boolean;
}

function Top({ trial, picture, isStrip }: TopProps) {
  const { t } = useBoardText();
  const { quiet, strong } = useListNote(picture);
  const { since, state, kind } = picture;
  return (
    <header className="list-top">
      <EventTitle trial={trial} isShort={isStrip} />
      <span className="list-right">
        {since === undefined && quiet !== undefined && <small>{quiet}</small>}
        {since === undefined && strong !== undefined && <b>{strong}</b>}
        {since !== undefined && <Running since={since} />}
        {kind !== 'lanes' && since === undefined && (
          <span className={state === 'official' ? 'list-official' : 'list-unofficial'}>
            {state === 'official' ? t('state.official') : t('board.provisional')}
          </span>
        )}
      </span>
    </header>
  );
}

function Row({ one }: { readonly one: ListRow }) {
  const { address } = useBoard();
  const { t, language } = useBoardText();
  const { place, bib, last, first, detail, mark, chip, record, made, stride, isFirst, isFrozen, isLatest } = one;
  const className = [isFrozen ? 'frozen' : isFirst ? 'lead' : '', isLatest ? 'latest' : ''].filter(Boolean).join(' ');
  return (
    <li className={className}>
      <span className="place">{place}</span>
      <span className="bib">{bib}</span>
      <span className="name">
        <FitName as="span" last={last} first={first} isShort={address.hasShortNames} />
      </span>
      <span className="detail">{isFrozen ? t('board.frozen') : detail}</span>
      <span className="mark">{mark}</span>
      {record !== undefined && !isFrozen && (
        <span className={`chip record ${record.state}`}>{sayChip({ record, made }, language)}</span>
      )}
      {chip !== undefined && record === undefined && !isFrozen && (
        <span className={`chip ${chip}`}>{sayChip({ chip, made }, language)}</span>
      )}
      {stride !== undefined && <i className="stride" style={{ '--p': stride } as CSSProperties} aria-hidden="true" />}
    </li>
  );
}

interface FootProps {
  readonly trial: DeviceTrial;
  readonly picture: ListPicture;
  readonly isAwaited: boolean;
  readonly shown: readonly ListRow[];
}

/** The line under a list; the line about the referee lies in its place. */
function Foot({ trial, picture, isAwaited, shown }: FootProps) {
  const { address, seen } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const { kind, hasBests, strideMetres } = picture;
  const leader = formatCategorySex(trial.category, 'fr') === 'F' ? 'board.stride.f' : 'board.stride';
  if (isAwaited) return <footer className="list-foot" />;
  const record = shown.find((one) => one.record !== undefined && !one.isFrozen)?.record;
  const said = record && [
    describeShownRecord(record, language),
    record.state === 'pending' && t('board.record.pending'),
  ];
  return (
    <footer className="list-foot">
      <span>
        {said?.filter(Boolean).join(', ')}
        {said === undefined && strideMetres !== undefined && t(leader, { count: strideMetres })}
        {kind === 'lanes' && address.hasHour !== false && formatHour(at, seen()?.challenge.tz, language)}
      </span>
      {kind === 'lanes'
        ? hasBests && <span>{t('board.bests')}</span>
        : address.hasHour !== false && <span>{formatHour(at, seen()?.challenge.tz, language)}</span>}
    </footer>
  );
}

interface Props {
  readonly trial: DeviceTrial;
  readonly picture: ListPicture;
  readonly form: BoardForm;
  /** A line about the referee takes a row's room. */
  readonly isAwaited: boolean;
  /** Since when the list is shown, and how long each part of it is, ms. */
  readonly since?: number;
  readonly pageMs?: number | undefined;
  /** Which part of a longer list it is. */
  readonly part?: number;
}

/** The rows of a list that are shown now. */
export function chooseRows(
  { rows, kind, cut }: ListPicture,
  form: BoardForm,
  isAwaited: boolean,
  at: number,
  pageMs?: number,
) {
  const isStrip = form.shape === 'strip';
  const all = isStrip && isAwaited ? Math.max(1, form.rows - 1) : form.rows;
  const count = !isStrip && cut !== undefined && rows.length > all && all === SCREEN_ROWS ? ROWS_WITH_CUT : all;
  const part = findListPart(rows, count, kind !== 'lanes', at, pageMs);
  return { count, shown: part?.rows ?? rows, index: part?.index ?? 0 };
}

/** A list of a stadium's wall: a start list, a result, a standing. */
export function ListBoard({ trial, picture, form, isAwaited, since = 0, pageMs, part = 0 }: Props) {
  const { address } = useBoard();
  const { t } = useBoardText();
  const { at } = useBoardClock();
  const { kind, state, rows, cut } = picture;
  const { count, shown, index } = chooseRows(picture, form, isAwaited, at - since, pageMs ?? address.pageMs);
  if (address.isPixelFont === true) return <PixelList trial={trial} picture={picture} form={form} shown={shown} />;
  const last = cut === undefined ? undefined : rows[cut.after - 1]?.row;
  const isOpen = kind !== 'lanes' && state !== 'official';
  const hasHead = form.shape !== 'strip' || form.head > 0;
  return (
    <div className={`list list-${kind} ${form.shape === 'strip' ? 'list-strip' : 'list-screen'}`}>
      {isOpen && <i className="board-hatch" aria-hidden="true" />}
      {hasHead && <Top trial={trial} picture={picture} isStrip={form.shape === 'strip'} />}
      <ol key={`${part} ${index}`} className="list-rows" style={{ '--rows': count } as CSSProperties}>
        {shown.map((one) => [
          <Row key={one.row} one={one} />,
          cut !== undefined && one.row === last && (
            <li key="cut" className="cut">
              <span>{t('board.goOn', { count: cut.to })}</span>
            </li>
          ),
        ])}
      </ol>
      {form.shape !== 'strip' && <Foot trial={trial} picture={picture} isAwaited={isAwaited} shown={shown} />}
    </div>
  );
}
