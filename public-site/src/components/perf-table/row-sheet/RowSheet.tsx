import { type ReactNode, useEffect, useId, useRef } from 'react';
import {
  describeRecordKind,
  describeRule,
  type EventRef,
  findCategory,
  findListType,
  findRowWind,
  formatGrams,
  formatListRank,
  formatMark,
  formatNet,
  formatPointsField,
  formatReaction,
  isMark,
  isOnCourse,
  type Language,
  listRecordFacts,
  TRIAL_STATUS,
} from 'shared-domain';
import type { ResultList, ResultRow } from 'shared-domain/contract';
import { Link, useLocation } from 'shared-domain/platform';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { LevelCode } from '../../chips/LevelCode.tsx';
import { RecordChip } from '../../chips/RecordChip.tsx';
import { TouchedRecords } from '../../chips/TouchedRecords.tsx';
import { WalkSigns } from '../../chips/WalkSigns.tsx';
import { WindFigure } from '../../chips/Wind.tsx';
import { readFollowable } from '../../follow/entrant.ts';
import { StarButton } from '../../follow/StarButton.tsx';
import { Icon } from '../../Icon.tsx';
import { buildAthletePath, buildRowHash, buildTrialPath } from '../../page/challenge-paths.ts';
import { ShareButton } from '../../page/ShareButton.tsx';
import { formatPreviousBest } from '../../previous-best.ts';
import { buildRankingQuery, findSexLetter } from '../../rankings/ranking-choice.ts';
import { AttemptSheet } from '../attempts/AttemptSheet.tsx';
import { findTeamName, NameText } from '../cells/AthleteName.tsx';
import { findClubPath } from '../cells/ClubName.tsx';
import { Mark } from '../cells/Mark.tsx';
import { findClub } from '../columns/column.ts';
import { Legs } from '../columns/relay-columns.tsx';
import { findRowLevel } from '../columns/shared-columns.tsx';
import { Corrected, formatRemarks } from '../why/corrections.tsx';
import { WhyButton } from '../why/WhyButton.tsx';
import './row-sheet.css';

interface RowSheetProps {
  readonly row: ResultRow;
  readonly list: ResultList;
  /** Rows of the whole list, of which `list` may have a page. */
  readonly listLength: number;
  readonly event: EventRef;
  readonly onClose: () => void;
}

/** The penalty of a third red card: its state, or the time spent in the penalty zone. */
function formatPenalty({ walk }: ResultRow, t: Translate): string | undefined {
  if (walk?.penalty === undefined) return undefined;
  const seconds = Math.round((walk.added ?? 0) / 1000);
  const duration = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return walk.added === undefined ? t(`walk.penalty.${walk.penalty}`) : t('walk.penalty.time', { stay: duration });
}

/** The records that a row beats or equals, as they stood: «Record de la réunion: 10.42 · A. Dupont · 2019». */
function listFormerRecords(
  { records: touched = [] }: ResultRow,
  { records = [] }: ResultList,
  event: EventRef,
  language: Language,
): [string, ReactNode][] {
  return records
    .filter(({ kind }) => touched.some((one) => one.kind === kind))
    .map((record) => [
      capitalize(describeRecordKind(record.kind, language)),
      listRecordFacts(record, event).join(' · '),
    ]);
}

/** «VALMOREL Inès 11.58 – 100 m Femmes – Finale»: what a shared row is called. */
function formatRowTitle(row: ResultRow, list: ResultList, event: EventRef): string {
  const name = row.relay === undefined ? `${row.last} ${row.first}`.trim() : findTeamName(row);
  return [isMark(row.prf) ? `${name} ${formatMark(row.prf, event)}` : name, list.name].join(' – ');
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All facts of one row, in a dialog that opens from the bottom of a phone. */
export function RowSheet({ row, list, listLength, event, onClose }: RowSheetProps) {
  const { t, language } = useText();
  const followed = readFollowable(row);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const category = row.category === undefined ? undefined : findCategory(row.category);
  const { pathname, search } = useLocation();
  const isRunning = list.status === TRIAL_STATUS.running;
  const clubPath = findClubPath(list.chOID, row);
  // The page of a long race has a hundred rows: this one is searched.
  const listPath =
    list.rows.length < listLength
      ? `${buildTrialPath(list.chOID, list.oid)}?q=${encodeURIComponent(row.bib ?? `${row.last} ${row.first}`)}`
      : pathname;
  const hasRankings = findListType(event) === 'road';
  /** In a race outside the stadium a fact leads to its ranking. */
  const renderRankingLink = (param: 'club' | 'cat' | 'sx', value: string | number | undefined, text: ReactNode) =>
    hasRankings && value !== undefined && text !== undefined ? (
      <Link className="link" to={pathname + buildRankingQuery(search, param, `${value}`)} replace preventScrollReset>
        {text} <span aria-hidden="true">›</span>
      </Link>
    ) : (
      text
    );
  const facts: [string, ReactNode][] = [
    [t('col.rank.long'), formatListRank(row.rank, listLength) || undefined],
    [t('col.bib.long'), row.bib],
    [t('col.club'), renderRankingLink('club', findClub(row), findClub(row))],
    [t('col.nation.long'), row.country],
    [t('col.category.long'), category?.name[language]],
    [t('col.lane.long'), row.lane],
    [t('col.reaction.long'), row.reaction !== undefined && `${formatReaction(row.reaction)} s`],
    [t('wind.label'), findRowWind(row, event) !== undefined && <WindFigure wind={findRowWind(row, event)} />],
    [t('col.net.long'), row.prf.z !== undefined && formatNet(row.prf, event)],
    [t('col.rankCategory.long'), renderRankingLink('cat', row.category, row.rankCategory)],
    [t('col.rankSex.long'), renderRankingLink('sx', findSexLetter(category?.sex), row.rankSex)],
    [t('filter.sex'), row.sex],
    [t(row.pe?.k === 'SB' ? 'record.before.sb' : 'record.before'), formatPreviousBest(row, event)],
    ...listFormerRecords(row, list, event, language),
    [t('col.level.long'), findRowLevel(row) !== undefined && <LevelCode points={row.pts} />],
    [formatPointsField('hun', language), row.pts?.hun],
    [formatPointsField('cmb', language), row.pts?.cmb],
    [formatPointsField('yth', language), row.pts?.yth],
    [t('walk.cards'), row.walk && <WalkSigns walk={row.walk} />],
    [t('walk.penalty'), formatPenalty(row, t)],
    [t('implement'), row.implement !== undefined && formatGrams(row.implement, language)],
    [t('dq.rule'), row.rule && [row.rule, describeRule(row.rule, language)].filter(Boolean).join(' – ')],
    [t('comment'), row.comment],
    [t('remark'), formatRemarks(row.remarks)],
    [t('corrected'), row.corrected && <Corrected chOID={list.chOID} corrected={row.corrected} />],
  ];
  return (
    <dialog
      ref={dialog}
      className="row-sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="sheet-in">
        <header>
          <h2 id={titleId}>
            <NameText row={row} />
          </h2>
          {followed !== undefined && <StarButton item={followed} className="btn small" />}
          <button type="button" className="icon-btn" aria-label={t('close')} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </header>
        {!(isRunning && isOnCourse(row)) && (
          <p className="sheet-mark">
            <Mark prf={row.prf} event={event} rule={row.rule} /> <TouchedRecords records={row.records} />{' '}
            {isMark(row.prf) && <RecordChip record={row.pe} />}
          </p>
        )}
        <p className="sheet-more">
          {row.auid !== undefined && row.relay === undefined && (
            <Link className="link" to={buildAthletePath(list.chOID, row.auid)}>
              {t('athlete.page')}
            </Link>
          )}{' '}
          {clubPath !== undefined && (
            <Link className="link" to={clubPath}>
              {t('club.page')}
            </Link>
          )}
          <ShareButton
            title={formatRowTitle(row, list, event)}
            path={listPath + buildRowHash(row.auid)}
            onShare={onClose}
          />
        </p>
        {findListType(event) === 'relay' && <Legs row={row} />}
        <AttemptSheet row={row} event={event} parts={list.parts} listLength={listLength} isRunning={isRunning} />
        <dl className="kv">
          {facts.map(
            ([name, value]) =>
              value !== undefined &&
              value !== false && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {list.rows.includes(row) && <WhyButton row={row} rows={list.rows} listLength={listLength} event={event} />}
        <p className="sub">{list.name}</p>
      </div>
    </dialog>
  );
}
