import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFieldEvent, isOutsideStadium, isRelayEvent, readEvent } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { MoveToEvent } from '../../../components/entry/MoveToEvent.tsx';
import { FindRow } from '../../../components/table/FindRow.tsx';
import { Pager } from '../../../components/table/Pager.tsx';
import { useSelection } from '../../../components/table/use-selection.ts';
import { formatStart } from '../../../components/trial/start-name.ts';
import type { StartEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import type { ProgrammeGroup, SelectedList } from '../selected-lists.ts';
import type { Start } from '../starts-endpoints.ts';
import { ChosenRows } from './ChosenRows.tsx';
import { findClashes } from './clashes.ts';
import { StartRow } from './StartRow.tsx';
import { hasLanes, makeMoveEdits, sortStarts } from './start-order.ts';

interface Props {
  readonly title: string;
  readonly challenge: Challenge;
  readonly groups: readonly ProgrammeGroup[];
  readonly list: SelectedList;
  readonly rows: readonly Start[];
  readonly canWrite: boolean;
  readonly edit: StartEdits['edit'];
}

/** Rows of a page, as in the other tables: a road race has hundreds of athletes. */
const PAGE_SIZE = 50;

/** The page, from 1, of the row with an index, from 0. */
const findPage = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/** A start list in its order (P10.10); lanes and bibs are edited in place, rows are moved by dragging or with buttons. */
export function StartTable({ title, challenge, groups, list, rows, canWrite, edit }: Props) {
  const { t } = useText();
  const [moveMessage, setMoveMessage] = useState('');
  const draggedIndex = useRef<number>(undefined);
  const [dropIndex, setDropIndex] = useState<number>();
  const body = useRef<HTMLTableSectionElement>(null);
  const [askedPage, setAskedPage] = useState(1);
  const findFieldId = useId();
  const selection = useSelection();
  const [rowsToMove, setRowsToMove] = useState<readonly Start[]>();
  const { oid, trial, group } = list;
  const shownRows = sortStarts(rows);
  const clashes = findClashes(rows);
  const event = trial ?? group.trials[0];
  if (event === undefined) return null;
  const isRelay = isRelayEvent(event);
  // Field events and races outside a stadium have no lanes, and commitments have none yet.
  const canHaveLanes = !isFieldEvent(event.g0) && !isOutsideStadium(readEvent(event, challenge.kind));
  const hasLaneColumn = trial !== undefined && (canHaveLanes || hasLanes(rows));
  // With lanes, the lane is the order.
  const hasOrderColumn = !hasLanes(rows);
  const hasNationColumn = new Set(rows.map(({ country }) => country)).size > 1;
  const hasSeasonColumn = rows.some(({ pe }) => pe?.sb !== undefined);
  const pages = Math.max(1, Math.ceil(shownRows.length / PAGE_SIZE));
  const page = Math.min(askedPage, pages);
  const firstIndex = (page - 1) * PAGE_SIZE;
  const pageRows = shownRows.slice(firstIndex, firstIndex + PAGE_SIZE);
  const chosenRows = shownRows.filter(({ row }) => selection.chosen.has(row));
  const rowKeys = shownRows.map(({ row }) => row);

  const move = async (from: number, to: number) => {
    const row = shownRows[from];
    if (row === undefined || to < 0 || to >= shownRows.length) return;
    const isUp = to < from;
    if (!(await edit(makeMoveEdits(rows, oid, from, to)))) return;
    setMoveMessage(t('starts.moved', { who: formatStart(row), place: to + 1 }));
    setAskedPage(findPage(to));
    // Keeps the focus on the moved row, on the same button if it is still enabled.
    requestAnimationFrame(() => {
      const shownRow = body.current?.children[to % PAGE_SIZE];
      const buttons = shownRow?.querySelectorAll<HTMLButtonElement>('button.order:not(:disabled)');
      (isUp ? buttons?.[0] : buttons?.[buttons.length - 1])?.focus();
    });
  };
  const showFound = (index: number) => {
    flushSync(() => setAskedPage(findPage(index)));
    body.current?.children[index % PAGE_SIZE]?.querySelector<HTMLElement>('.presence button, input.bib')?.focus();
  };
  return (
    <>
      <ChosenRows
        list={oid}
        isHeat={trial !== undefined}
        rows={chosenRows}
        selection={selection}
        edit={edit}
        onMove={() => setRowsToMove(chosenRows)}
      />
      {pages > 1 && <FindRow id={findFieldId} rows={shownRows} help={t('starts.find.help')} onFound={showFound} />}
      <div className="start-scroll sheet">
        <table className={`start-table${hasOrderColumn && hasLaneColumn ? ' with-order' : ''}`}>
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              {canWrite && (
                <th scope="col" className="c not-phone">
                  <input
                    type="checkbox"
                    className="cb-box"
                    checked={shownRows.length > 0 && chosenRows.length === shownRows.length}
                    aria-label={t('table.choose.all')}
                    onChange={() => selection.set(chosenRows.length === shownRows.length ? [] : rowKeys)}
                  />
                </th>
              )}
              {hasOrderColumn && (
                <th scope="col" className="not-phone">
                  {t('starts.col.odr')}
                </th>
              )}
              {hasLaneColumn && <th scope="col">{t('starts.col.lane')}</th>}
              <th scope="col">{t('starts.col.bib')}</th>
              <th scope="col">{t(isRelay ? 'starts.col.team' : 'starts.col.athlete')}</th>
              <th scope="col" className="wide-only">
                {t('starts.col.club')}
              </th>
              {hasNationColumn && (
                <th scope="col" className="nation" abbr={t('starts.col.nation.long')}>
                  {t('starts.col.nation')}
                </th>
              )}
              <th scope="col">{t('starts.col.category')}</th>
              <th scope="col">{t('starts.col.best')}</th>
              {hasSeasonColumn && (
                <th scope="col" className="season-best" abbr={t('starts.best.season.long')}>
                  {t('starts.best.season')}
                </th>
              )}
              <th scope="col">{t('starts.col.presence')}</th>
              {canWrite && (
                <th scope="col">
                  <span className="sr">{t('starts.order')}</span>
                </th>
              )}
              {canWrite && (
                <th scope="col">
                  <span className="sr">{t('starts.acts')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body}>
            {pageRows.map((row, pageIndex) => {
              const index = firstIndex + pageIndex;
              return (
                <StartRow
                  key={row.row}
                  challenge={challenge}
                  list={list}
                  row={row}
                  index={index}
                  canWrite={canWrite}
                  isRelay={isRelay}
                  hasLaneColumn={hasLaneColumn}
                  hasOrderColumn={hasOrderColumn}
                  hasNationColumn={hasNationColumn}
                  hasSeasonColumn={hasSeasonColumn}
                  edit={edit}
                  race={event}
                  lastIndex={shownRows.length - 1}
                  others={rows}
                  clash={clashes.get(row.row)}
                  isDropTarget={dropIndex === index}
                  choice={
                    canWrite
                      ? {
                          isChosen: selection.chosen.has(row.row),
                          onToggle: (extend) => selection.toggle(row.row, extend ? rowKeys : undefined),
                        }
                      : undefined
                  }
                  onMoveToEvent={() => setRowsToMove([row])}
                  onMove={(to) => void move(index, to)}
                  onDrag={(state) => {
                    if (state === 'start') draggedIndex.current = index;
                    if (state === 'over') setDropIndex(index);
                    if (state === 'end') {
                      draggedIndex.current = undefined;
                      setDropIndex(undefined);
                    }
                    if (state === 'drop' && draggedIndex.current !== undefined) void move(draggedIndex.current, index);
                  }}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <Pager
          page={page}
          pages={pages}
          from={firstIndex + 1}
          to={firstIndex + pageRows.length}
          total={shownRows.length}
          onPage={setAskedPage}
        />
      )}
      <p className="sr" role="status">
        {moveMessage}
      </p>
      {rowsToMove !== undefined && (
        <MoveToEvent
          challenge={challenge}
          groups={groups}
          from={{ list: oid, group: group.oid }}
          rows={rowsToMove}
          edit={edit}
          onMoved={selection.clear}
          onClose={() => setRowsToMove(undefined)}
        />
      )}
    </>
  );
}
