import type { CSSProperties } from 'react';
import {
  formatBest,
  formatBestKind,
  formatDistance,
  formatHeight,
  formatRound,
  formatWind,
  isFieldEvent,
  isPublished,
  isVerticalJump,
  readEvent,
} from 'shared-domain';
import type { BoardRecord } from 'shared-domain/contract';
import { formatAttempt } from '../attempts/attempts-words.ts';
import { readAttempts } from '../attempts/read-attempts.ts';
import { readBars } from '../bars/read-bars.ts';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import { formatAttemptNumber } from '../contest/words.ts';
import { formatRunning } from '../finish/finish-words.ts';
import type { DeviceTrial } from '../sync/seen.ts';
import { formatEventName } from '../trials/trial-names.ts';
import { formatTimeLeft } from './BoardTop.tsx';
import type { OverlayPart } from './board-address.ts';
import { describeShownRecord, findShownRecord, formatShownRecord } from './board-record.ts';
import { FitName } from './FitName.tsx';
import type { Freeze } from './freeze.ts';
import { findShownAttempt } from './last-attempt.ts';
import { describeList, type ListPicture } from './list-picture.ts';
import { chooseOverlayStop, listOverlayStops } from './overlay-stops.ts';
import { Parts } from './Parts.tsx';
import { choosePage } from './race-rows.ts';
import { findRunningClock } from './running-clock.ts';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** Athletes of a strip. */
const STRIP_ROWS = 4;

/** The athlete of a lower third, and the figure beside the name. */
interface Third {
  readonly start: DeviceTrial['rows'][number];
  readonly attempt: number;
  readonly figure: string | undefined;
  /** What the figure is where it is no mark. */
  readonly note: 'board.toClear' | undefined;
  /** The record that the mark makes. */
  readonly record?: BoardRecord | undefined;
}

/** Who is at it; the mark that has just come, else the bar or the athlete's best. */
function useThird(folded: FoldedTrialView, freeze: Freeze): Third | undefined {
  const { seen } = useBoard();
  const { at } = useBoardClock();
  const known = seen();
  const isVertical = isVerticalJump(folded.trial.g0);
  const view = isVertical ? readBars(folded) : readAttempts(folded);
  const found = known === undefined ? undefined : findShownAttempt(folded, view.attempts, known, at);
  const shown = found !== undefined && freeze.isFrozen(found.attempt.row) ? undefined : found?.attempt;
  const athlete =
    shown === undefined ? view.called : (view.athletes.find(({ row }) => row === shown.row) ?? view.called);
  if (athlete === undefined || freeze.isFrozen(athlete.row)) return undefined;
  const { start } = athlete;
  if ('letters' in view) {
    const height = shown?.h ?? view.contest.bar;
    const figure = height > 0 ? formatHeight(height) : undefined;
    if (shown === undefined) return { start, attempt: view.letters.length + 1, figure, note: 'board.toClear' };
    const own = view.athletes.find(({ row }) => row === athlete.row);
    const letters = own?.standing?.attempts.find(({ h }) => h === height)?.r ?? '';
    return {
      start,
      attempt: Math.max(1, letters.length),
      figure: `${figure ?? ''} ${shown.r.toUpperCase()}`,
      note: undefined,
    };
  }
  const series = view.athletes.find(({ row }) => row === athlete.row)?.series ?? [];
  const best = athlete.standing?.best;
  const last = series.at(-1);
  const record = findShownRecord(folded.trial, athlete.row, shown === undefined ? best : last?.v);
  return shown === undefined
    ? {
        start,
        attempt: view.number,
        figure: best === undefined ? undefined : formatDistance(best),
        note: undefined,
        record,
      }
    : { start, attempt: Math.max(1, series.length), figure: formatAttempt(last), note: undefined, record };
}

/** A name over the picture's lower third, with what is at stake. */
function LowerThird({ folded, freeze }: { readonly folded: FoldedTrialView; readonly freeze: Freeze }) {
  const { t, language } = useBoardText();
  const third = useThird(folded, freeze);
  if (third === undefined) return null;
  const { start, attempt, figure, note, record } = third;
  const event = readEvent(folded.trial, folded.kind);
  const best = start.pe?.pb === undefined ? undefined : t('pb', { mark: formatBest(start.pe.pb, event) });
  return (
    <section className="over-third">
      <b className="over-bib">{start.bib}</b>
      <div>
        <FitName last={start.last} first={start.first} />
        <Parts first={start.club} others={[best, formatAttemptNumber(attempt, t)]} />
      </div>
      {figure !== undefined && (
        <p className="over-figure">
          {figure}
          {note !== undefined && <small>{t(note)}</small>}
          {record !== undefined && <small>{formatShownRecord(record, language)}</small>}
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
        {shown.map(({ row, place, last, first, mark, detail, chip, record, isFirst, isFrozen }) => (
          <li key={row} className={isFirst && !isFrozen ? 'lead' : ''}>
            <p>
              <span>{place}</span>
              <FitName as="span" last={last} first={kind === 'lanes' ? first : ''} />
            </p>
            <p>
              <b>{isFrozen ? t('board.frozen') : mark}</b>
              {!isFrozen && (
                <small>
                  {record !== undefined
                    ? formatShownRecord(record, language)
                    : chip === undefined
                      ? detail
                      : formatBestKind(chip, language)}
                </small>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who made a record of the trial that the public is told of, and how sure it is. */
function RecordStrip({ trial, picture }: { readonly trial: DeviceTrial; readonly picture: ListPicture }) {
  const { t, language } = useBoardText();
  const holder = picture.rows.find(({ record, isFrozen }) => record !== undefined && !isFrozen);
  if (holder?.record === undefined) return null;
  const { record, bib, last, first, mark } = holder;
  const words = describeShownRecord(record, language);
  return (
    <section className={`over-third over-record ${record.state}`}>
      <b className="over-bib">{bib}</b>
      <div>
        <FitName last={last} first={first} />
        <Parts first={undefined} others={[words, record.state === 'pending' ? t('board.record.pending') : undefined]} />
      </div>
      <p className="over-figure">
        {mark}
        <small>{formatEventName(trial, language)}</small>
      </p>
    </section>
  );
}

/** The time that runs, with the event it is of. */
function Clock({ folded }: { readonly folded: FoldedTrialView }) {
  const { language } = useBoardText();
  const { at } = useBoardClock();
  const { trial } = folded;
  const clock = isFieldEvent(trial.g0) ? findRunningClock(folded) : undefined;
  const race = isFieldEvent(trial.g0) ? undefined : describeList('concours', folded, NOBODY_FROZEN).since;
  if (clock === undefined && race === undefined) return null;
  const left = clock === undefined ? 0 : clock.ms - Math.max(0, at - Date.parse(clock.since));
  return (
    <p className={clock !== undefined && left <= clock.signalMs ? 'over-clock last' : 'over-clock'}>
      <span>{formatEventName(trial, language)}</span>
      <b role="timer">{race === undefined ? formatTimeLeft(left) : formatRunning(at - race)}</b>
    </p>
  );
}

const NOBODY_FROZEN: Freeze = {
  isAwaited: false,
  isFrozen: () => false,
  findBefore: () => {
    throw new Error('nobody is frozen');
  },
};

/** What there is to lay over a picture now, where the address does not say. */
function findPart({ trial, sheet }: FoldedTrialView, picture: ListPicture): OverlayPart {
  if (isFieldEvent(trial.g0)) {
    const isOver = isPublished(trial.status) || sheet.state.contest?.state.phase === 'end';
    return isOver ? 'classement' : 'athlete';
  }
  if (picture.state === 'running' && picture.kind === 'lanes') return 'horloge';
  return picture.kind === 'lanes' ? 'depart' : 'resultat';
}

/** Strips over a picture of a camera, and nothing else. */
export function OverlayBoard({ folded, freeze }: { readonly folded: FoldedTrialView; readonly freeze: Freeze }) {
  const { address, caspar } = useBoard();
  const picture = describeList('concours', folded, freeze);
  const own = address.part ?? findPart(folded, picture);
  const steps = caspar?.steps ?? 0;
  const stop =
    steps === 0
      ? { part: own, page: undefined }
      : chooseOverlayStop(listOverlayStops(folded, freeze, address.rows ?? STRIP_ROWS), own, steps);
  const { part } = stop;
  const list =
    part === 'depart' || part === 'resultat' || part === 'classement' ? describeList(part, folded, freeze) : undefined;
  const isShown = list !== undefined && list.rows.length > 0 && (part === 'depart' || list.kind !== 'lanes');
  const hasClock =
    address.hasHour !== false && (part === 'horloge' || part === 'athlete' || picture.since !== undefined);
  return (
    <div className={`over over-${address.position ?? 'bl'}`}>
      {hasClock && <Clock folded={folded} />}
      {part === 'athlete' && isFieldEvent(folded.trial.g0) && <LowerThird folded={folded} freeze={freeze} />}
      {part === 'record' && (
        <RecordStrip
          trial={folded.trial}
          picture={describeList(isFieldEvent(folded.trial.g0) ? 'classement' : 'resultat', folded, freeze)}
        />
      )}
      {isShown && <Strip trial={folded.trial} picture={list} page={stop.page} />}
    </div>
  );
}
