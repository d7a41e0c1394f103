import { useMemo } from 'react';
import { formatRound, formatWind } from 'shared-domain';
import {
  chooseMix,
  describeMixList,
  describeShownRecord,
  findLastResult,
  findMixPart,
  findMixSources,
  formatEventName,
  type ListPicture,
  MAX_NEWS_ROWS,
  OVERVIEW_CELLS,
  WINNER_OTHERS,
} from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import type { Seen } from '../sync/seen.ts';
import type { BoardForm } from './board-form.ts';
import { FitName } from './FitName.tsx';
import { ListBoard } from './ListBoard.tsx';
import { MultiBoard, StadiumTop } from './MultiBoard.tsx';
import { Parts } from './Parts.tsx';
import { SponsorBoard } from './SponsorBoard.tsx';
import { StadiumCells } from './StadiumCells.tsx';
import { SHOWN_PICTURES } from './shown-pictures.ts';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** Who won, how, and the three after. */
function Winner({ trial, picture }: { readonly trial: DeviceTrial; readonly picture: ListPicture }) {
  const { t, language } = useBoardText();
  const [first, ...others] = picture.rows;
  const start = trial.rows.find(({ row }) => row === first?.row);
  if (first === undefined) return null;
  const { record } = first;
  const chip =
    record !== undefined
      ? undefined
      : first.chip === undefined
        ? undefined
        : t(first.chip === 'PB' ? 'board.personalBest' : 'board.seasonBest');
  const wind = picture.wind === undefined ? undefined : `${t('board.wind')} ${formatWind(picture.wind)}`;
  return (
    <section className="mix-winner">
      <h2>
        <i className="mix-mark" aria-hidden="true" />
        {formatEventName(trial, language)} <span>{formatRound(trial, language).toLocaleLowerCase(language)}</span>
        {picture.state !== 'official' && <small className="list-unofficial">{t('board.provisional')}</small>}
      </h2>
      <div className="mix-first">
        <FitName as="span" last={first.last} first={first.first} />
        {/* A relay team is named once. */}
        <Parts first={start?.relay === undefined ? start?.club : undefined} others={[wind, chip]} />
        {record !== undefined && (
          <p className={`mix-record ${record.state}`}>
            {describeShownRecord(record, language)}
            {record.state === 'pending' && <small>{t('board.record.pending')}</small>}
          </p>
        )}
      </div>
      <b className="mix-figure">{first.mark}</b>
      <ol>
        {others.slice(0, WINNER_OTHERS).map(({ row, place, last, first: given, mark }) => (
          <li key={row}>
            <span>{place}</span>
            <FitName as="span" last={last} first={given} />
            <b>{mark}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The last result, and what is on in the stadium. */
function Overview({ known }: { readonly known: Seen }) {
  const { t } = useBoardText();
  const trial = findLastResult(known);
  return (
    <div className={trial === undefined ? 'list list-screen' : 'list list-screen mix-two'}>
      <StadiumTop />
      {trial !== undefined && <Winner trial={trial} picture={describeMixList(trial, known, SHOWN_PICTURES).picture} />}
      <section>
        <h2>{t('board.stadium')}</h2>
        <StadiumCells count={OVERVIEW_CELLS} className="in-column" />
      </section>
    </div>
  );
}

interface NewsProps {
  readonly trial: DeviceTrial;
  readonly known: Seen;
  readonly form: BoardForm;
  readonly since: number;
  /** How long the list is shown, where it is new, ms. */
  readonly shownMs: number | undefined;
}

/** The list of a trial, in parts that follow one another while it is shown. */
function NewsList({ trial, known, form, since, shownMs }: NewsProps) {
  const { at } = useBoardClock();
  const { picture, isAwaited } = useMemo(() => describeMixList(trial, known, SHOWN_PICTURES), [trial, known]);
  const isStrip = form.shape === 'strip';
  const { cut, ...uncut } = picture;
  const all = shownMs === undefined ? picture.rows : picture.rows.slice(0, MAX_NEWS_ROWS);
  const { rows, index } = isStrip ? { rows: all, index: 0 } : findMixPart(all, at - since);
  const pages = Math.max(1, Math.ceil(rows.length / form.rows));
  return (
    <ListBoard
      trial={trial}
      picture={{ ...uncut, rows, ...(rows.length < picture.rows.length || cut === undefined ? {} : { cut }) }}
      form={isStrip ? form : { ...form, rows: Math.max(1, rows.length) }}
      isAwaited={isAwaited}
      since={since}
      pageMs={shownMs === undefined ? undefined : shownMs / pages}
      part={index}
    />
  );
}

/** A wall that shows what is new as soon as it is there, and by turns the stadium, standings and what comes next. */
export function MixBoard({ form }: { readonly form: BoardForm }) {
  const { seen } = useBoard();
  const { at } = useBoardClock();
  const known = seen();
  const sources = useMemo(() => (known === undefined ? undefined : findMixSources(known)), [known]);
  if (known === undefined || sources === undefined) return null;
  const isDouble = form.shape === 'double';
  const half = isDouble ? { ...form, width: form.width / 2 } : form;
  const { shown, trial, sponsorMs } = chooseMix(known, sources, at);
  const main =
    sponsorMs !== undefined ? (
      <SponsorBoard pageMs={sponsorMs} />
    ) : trial !== undefined ? (
      <NewsList
        key={trial.oid}
        trial={trial}
        known={known}
        form={half}
        since={shown.since}
        shownMs={shown.kind === 'news' ? shown.until - shown.since : undefined}
      />
    ) : form.shape === 'strip' ? (
      <MultiBoard form={half} />
    ) : (
      <Overview known={known} />
    );
  if (!isDouble) return main;
  // Beside it a wall twice as wide has the stadium all the time.
  return (
    <>
      {main}
      <MultiBoard form={{ ...half, shape: 'screen' }} />
    </>
  );
}
