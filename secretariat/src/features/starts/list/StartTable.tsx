import { useRef, useState } from 'react';
import { isFieldEvent, isRelayEvent } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { MoveToEvent } from '../../../components/entry/MoveToEvent.tsx';
import { useSelection } from '../../../components/table/use-selection.ts';
import type { Edits } from '../../../components/trial/use-start-edits.ts';
import { whoOf } from '../../../components/trial/who.ts';
import { useText } from '../../../locales/use-text.ts';
import type { PickedList, PickGroup } from '../picked-lists.ts';
import type { Start } from '../starts-endpoints.ts';
import { ChosenRows } from './ChosenRows.tsx';
import { findClashes } from './duplicates.ts';
import { StartRow } from './StartRow.tsx';
import { hasLanes, inOrder, moveEdits } from './start-order.ts';

interface Props {
  readonly title: string;
  readonly challenge: Challenge;
  readonly groups: readonly PickGroup[];
  readonly list: PickedList;
  readonly rows: readonly Start[];
  readonly canWrite: boolean;
  readonly edit: Edits['edit'];
}

/** A start list in its order (P10.10): lanes and bibs are typed in place, rows are moved by hand or by key. */
export function StartTable({ title, challenge, groups, list, rows, canWrite, edit }: Props) {
  const { t } = useText();
  const [moved, setMoved] = useState('');
  const dragged = useRef<number>(undefined);
  const [over, setOver] = useState<number>();
  const body = useRef<HTMLTableSectionElement>(null);
  const selection = useSelection();
  const [going, setGoing] = useState<readonly Start[]>();
  const { oid, trial, group } = list;
  const shown = inOrder(rows);
  const clashes = findClashes(rows);
  const ref = trial ?? group.trials[0];
  if (ref === undefined) return null;
  const relay = isRelayEvent(ref);
  // Field events have no lanes, and those who still wait for a heat have none yet.
  const lanes = trial !== undefined && (!isFieldEvent(ref.g0) || hasLanes(rows));
  // A lane says the order already.
  const numbered = !hasLanes(rows);
  const chosen = shown.filter(({ row }) => selection.chosen.has(row));
  const order = shown.map(({ row }) => row);

  const move = async (from: number, to: number) => {
    const row = shown[from];
    if (row === undefined || to < 0 || to >= shown.length) return;
    const up = to < from;
    if (!(await edit(moveEdits(rows, oid, from, to)))) return;
    setMoved(t('starts.moved', { who: whoOf(row), place: to + 1 }));
    // The focus stays on the row that was moved, on the same button where it still can be pressed.
    requestAnimationFrame(() => {
      const buttons = body.current?.children[to]?.querySelectorAll<HTMLButtonElement>('button.order:not(:disabled)');
      (up ? buttons?.[0] : buttons?.[buttons.length - 1])?.focus();
    });
  };
  return (
    <>
      <ChosenRows
        list={oid}
        isHeat={trial !== undefined}
        rows={chosen}
        selection={selection}
        edit={edit}
        onMove={() => setGoing(chosen)}
      />
      <div className="start-scroll">
        <table className="start-table">
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              {canWrite && (
                <th scope="col" className="c not-phone">
                  <input
                    type="checkbox"
                    className="cb-box"
                    checked={shown.length > 0 && chosen.length === shown.length}
                    aria-label={t('table.choose.all')}
                    onChange={() => selection.set(chosen.length === shown.length ? [] : order)}
                  />
                </th>
              )}
              {numbered && (
                <th scope="col" className="not-phone">
                  {t('starts.col.odr')}
                </th>
              )}
              {lanes && <th scope="col">{t('starts.col.lane')}</th>}
              <th scope="col">{t('starts.col.bib')}</th>
              <th scope="col">{t(relay ? 'starts.col.team' : 'starts.col.athlete')}</th>
              <th scope="col" className="wide-only">
                {t('starts.col.club')}
              </th>
              <th scope="col">{t('starts.col.category')}</th>
              <th scope="col">{t('starts.col.best')}</th>
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
            {shown.map((row, at) => (
              <StartRow
                key={row.row}
                list={list}
                row={row}
                at={at}
                canWrite={canWrite}
                relay={relay}
                lanes={lanes}
                numbered={numbered}
                edit={edit}
                race={ref}
                last={shown.length - 1}
                others={rows}
                clash={clashes.get(row.row)}
                over={over === at}
                choice={
                  canWrite
                    ? {
                        isChosen: selection.chosen.has(row.row),
                        onToggle: (extend) => selection.toggle(row.row, extend ? order : undefined),
                      }
                    : undefined
                }
                onMoveToEvent={() => setGoing([row])}
                onMove={(to) => void move(at, to)}
                onDrag={(state) => {
                  if (state === 'start') dragged.current = at;
                  if (state === 'over') setOver(at);
                  if (state === 'end') {
                    dragged.current = undefined;
                    setOver(undefined);
                  }
                  if (state === 'drop' && dragged.current !== undefined) void move(dragged.current, at);
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="sr" role="status">
        {moved}
      </p>
      {going !== undefined && (
        <MoveToEvent
          challenge={challenge}
          groups={groups}
          from={{ list: oid, group: group.oid }}
          rows={going}
          edit={edit}
          onMoved={selection.clear}
          onClose={() => setGoing(undefined)}
        />
      )}
    </>
  );
}
