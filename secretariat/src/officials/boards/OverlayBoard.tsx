import type { CSSProperties } from 'react';
import { formatBest, formatDistance, formatHeight, formatRound, formatWind, readEvent } from 'shared-domain';
import {
  type AttemptClock,
  choosePage,
  describeOverlay,
  describeShownRecord,
  type Freeze,
  formatEventName,
  type ListPicture,
  type LowerThird,
  type RecordHolder,
  STRIP_ROWS,
} from 'shared-domain/board';
import { type DeviceTrial, type FoldedTrialView, formatAttempt } from 'shared-domain/live-input';
import { formatAttemptNumber } from '../contest/words.ts';
import { formatRunning } from '../finish/finish-words.ts';
import { sayChip } from './BoardChip.tsx';
import { formatTimeLeft } from './BoardTop.tsx';
import { FitName } from './FitName.tsx';
import { Parts } from './Parts.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** What has just happened, else the bar or the athlete's best; a bar to clear has a note. */
function readFigure({ shown, bar, attempt, best }: LowerThird) {
  if (bar === undefined) {
    return {
      figure: shown !== undefined ? formatAttempt(attempt) : best === undefined ? undefined : formatDistance(best),
    };
  }
  const height = bar > 0 ? formatHeight(bar) : undefined;
  if (shown === undefined) return { figure: height, note: 'board.toClear' as const };
  return { figure: `${height ?? ''} ${shown.attempt.r.toUpperCase()}` };
}

/** A name over the picture's lower third, with what is at stake. */
function Third({ folded, third }: { readonly folded: FoldedTrialView; readonly third: LowerThird }) {
  const { t, language } = useBoardText();
  const { start, number } = third;
  const chip = sayChip(third, language);
  const { figure, note } = readFigure(third);
  const event = readEvent(folded.trial, folded.kind);
  const best = start.pe?.pb === undefined ? undefined : t('pb', { mark: formatBest(start.pe.pb, event) });
  return (
    <section className="over-third">
      <b className="over-bib">{start.bib}</b>
      <div>
        <FitName last={start.last} first={start.first} />
        <Parts first={start.club} others={[best, formatAttemptNumber(number, t)]} />
      </div>
      {figure !== undefined && (
        <p className="over-figure">
          {figure}
          {note !== undefined && <small>{t(note)}</small>}
          {chip !== '' && <small>{chip}</small>}
        </p>
      )}
    </section>
  );
}

interface StripProps {
  readonly trial: DeviceTrial;
  readonly picture: ListPicture;
  /** The page that a graphics server asked for; undefined: each in its time. */
  readonly page: number | undefined;
}

/** Four of a list in a strip: a start list, a result, a standing. */
function Strip({ trial, picture, page }: StripProps) {
  const { address } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const { kind, state, rows, wind } = picture;
  const count = address.rows ?? STRIP_ROWS;
  const shown =
    page === undefined
      ? choosePage(rows, count, false, at, address.pageMs)
      : rows.slice(page * count, (page + 1) * count);
  return (
    <section className="over-strip">
      <header>
        <span>
          {formatEventName(trial, language)}, {formatRound(trial, language).toLocaleLowerCase(language)}
        </span>
        {wind !== undefined && (
          <small>
            {t('board.wind')} {formatWind(wind)}
          </small>
        )}
        {kind !== 'lanes' && state !== 'official' && (
          <small className="list-unofficial">{t('board.provisional')}</small>
        )}
      </header>
      <ol style={{ '--rows': count } as CSSProperties}>
        {shown.map(({ row, place, last, first, mark, detail, chip, record, made, isFirst, isFrozen }) => (
          <li key={row} className={isFirst && !isFrozen ? 'lead' : ''}>
            <p>
              <span>{place}</span>
              <FitName as="span" last={last} first={kind === 'lanes' ? first : ''} />
            </p>
            <p>
              <b>{isFrozen ? t('board.frozen') : mark}</b>
              {!isFrozen && <small>{sayChip({ record, chip, made }, language) || detail}</small>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who made a record of the trial that the public is told of, and how sure it is. */
function RecordStrip({ trial, holder }: { readonly trial: DeviceTrial; readonly holder: RecordHolder }) {
  const { t, language } = useBoardText();
  const { record, bib, last, first, mark, made } = holder;
  const words = describeShownRecord(record, language);
  const isPending = record.state === 'pending';
  return (
    <section className={`over-third over-record ${record.state}`}>
      <b className="over-bib">{bib}</b>
      <div>
        <FitName last={last} first={first} />
        <p className="over-words">
          {isPending ? (
            <>
              <span>{words},</span> <span>{t('board.record.pending')}</span>
            </>
          ) : (
            words
          )}
        </p>
      </div>
      <p className="over-figure">
        {made === undefined ? mark : formatDistance(made)}
        <small>{formatEventName(trial, language)}</small>
      </p>
    </section>
  );
}

interface ClockProps {
  readonly trial: DeviceTrial;
  readonly clock: AttemptClock | undefined;
  readonly since: number | undefined;
}

/** The time that runs, with the event it is of. */
function Clock({ trial, clock, since }: ClockProps) {
  const { language } = useBoardText();
  const { at } = useBoardClock();
  if (clock === undefined && since === undefined) return null;
  const left = clock === undefined ? 0 : clock.ms - Math.max(0, at - Date.parse(clock.since));
  return (
    <p className={clock !== undefined && left <= clock.signalMs ? 'over-clock last' : 'over-clock'}>
      <span>{formatEventName(trial, language)}</span>
      <b role="timer">{since === undefined ? formatTimeLeft(left) : formatRunning(at - since)}</b>
    </p>
  );
}

/** Strips over a picture of a camera, and nothing else. */
export function OverlayBoard({ folded, freeze }: { readonly folded: FoldedTrialView; readonly freeze: Freeze }) {
  const { address, seen, caspar } = useBoard();
  const { at } = useBoardClock();
  const known = seen();
  if (known === undefined) return null;
  const { third, list, page, holder, clock, since } = describeOverlay(
    folded,
    freeze,
    { known, at, steps: caspar?.steps ?? 0 },
    address,
  );
  return (
    <div className={`over over-${address.position ?? 'bl'}`}>
      <Clock trial={folded.trial} clock={clock} since={since} />
      {third !== undefined && <Third folded={folded} third={third} />}
      {holder !== undefined && <RecordStrip trial={folded.trial} holder={holder} />}
      {list !== undefined && (
        // Whoever turns pages begins at the first.
        <Strip trial={folded.trial} picture={list} page={page ?? (address.waitsForPlay === true ? 0 : undefined)} />
      )}
    </div>
  );
}
