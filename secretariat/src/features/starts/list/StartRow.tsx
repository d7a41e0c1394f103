import { useState } from 'react';
import { formatBest } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { MemberNames, RelayMembers } from '../../../components/trial/RelayMembers.tsx';
import { StartName } from '../../../components/trial/StartName.tsx';
import { formatStart } from '../../../components/trial/start-name.ts';
import type { StartEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import type { SelectedList } from '../selected-lists.ts';
import type { Start } from '../starts-endpoints.ts';
import { BestMark } from './BestMark.tsx';
import { formatCategoryImplement } from './category-implement.ts';
import type { Clash } from './clashes.ts';
import { NumberCell } from './NumberCell.tsx';
import { PresenceCell } from './PresenceCell.tsx';
import { RowActions } from './RowActions.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly list: SelectedList;
  readonly row: Start;
  readonly race: ProgrammeTrial;
  readonly index: number;
  readonly lastIndex: number;
  readonly others: readonly Start[];
  readonly canWrite: boolean;
  readonly isRelay: boolean;
  readonly hasLaneColumn: boolean;
  readonly hasOrderColumn: boolean;
  readonly hasNationColumn: boolean;
  readonly hasSeasonColumn: boolean;
  readonly clash: Clash | undefined;
  readonly isDropTarget: boolean;
  readonly edit: StartEdits['edit'];
  /** The checkbox of the row; undefined without one. */
  readonly choice: { readonly isChosen: boolean; readonly onToggle: (extend: boolean) => void } | undefined;
  readonly onMove: (to: number) => void;
  readonly onMoveToEvent: () => void;
  readonly onDrag: (state: 'start' | 'over' | 'drop' | 'end') => void;
}

/** A row of a start list: order, lane, bib, athlete and presence. */
export function StartRow(props: Props) {
  const {
    challenge,
    list,
    row,
    race,
    index,
    lastIndex,
    others,
    canWrite,
    isRelay,
    hasLaneColumn,
    hasOrderColumn,
    hasNationColumn,
    hasSeasonColumn,
    clash,
    isDropTarget,
    edit,
    choice,
  } = props;
  const { onMove, onMoveToEvent, onDrag } = props;
  const { t, language } = useText();
  const [isComposing, setComposing] = useState(false);
  const who = formatStart(row);
  const trial = list.oid;
  const lane = row.lane === undefined || row.lane === 0 ? '' : String(row.lane);
  const renderNumber = (field: 'lane' | 'bib', value: string) => (
    <NumberCell
      key={`${row.row} ${value}`}
      field={field}
      value={value}
      who={who}
      others={others}
      edit={edit}
      row={row}
      trial={trial}
      clash={clash?.[field]}
      canWrite={canWrite}
    />
  );
  return (
    <tr
      className={[isDropTarget && 'over', row.presence === 'scratched' && 'out'].filter(Boolean).join(' ')}
      onDragOver={(event) => {
        event.preventDefault();
        onDrag('over');
      }}
      onDrop={() => onDrag('drop')}
    >
      {choice !== undefined && (
        <td className="c not-phone">
          <input
            type="checkbox"
            className="cb-box"
            checked={choice.isChosen}
            aria-label={t('table.choose', { name: who })}
            onChange={(event) => choice.onToggle((event.nativeEvent as MouseEvent).shiftKey)}
          />
        </td>
      )}
      {hasOrderColumn && <td className="nb not-phone">{index + 1}</td>}
      {hasLaneColumn && <td>{renderNumber('lane', lane)}</td>}
      <td>{renderNumber('bib', row.bib ?? '')}</td>
      <th scope="row">
        <StartName row={row} />
        {!isRelay && <small className="narrow-only">{row.clubName ?? row.country}</small>}
        {isRelay && <MemberNames row={row} />}
      </th>
      <td className="wide-only">{row.clubName ?? row.country ?? ''}</td>
      {hasNationColumn && <td className="nation">{row.country}</td>}
      <td className="nb">{formatCategoryImplement(row.category, race, language)}</td>
      <td className="nb">
        <BestMark bests={row.pe} event={race} hasSeasonColumn={hasSeasonColumn} />
      </td>
      {hasSeasonColumn && <td className="nb season-best">{row.pe?.sb !== undefined && formatBest(row.pe.sb, race)}</td>}
      <td>
        <PresenceCell row={row} trial={trial} who={who} canWrite={canWrite} edit={edit} />
      </td>
      {canWrite && (
        <td className="order-cell">
          <span
            className="handle"
            draggable
            onDragStart={() => onDrag('start')}
            onDragEnd={() => onDrag('end')}
            aria-hidden="true"
          >
            ⠿
          </span>
          <Button
            className="order"
            disabled={index === 0}
            aria-label={t('starts.up', { who })}
            onClick={() => onMove(index - 1)}
          >
            <span aria-hidden="true">↑</span>
          </Button>
          <Button
            className="order"
            disabled={index === lastIndex}
            aria-label={t('starts.down', { who })}
            onClick={() => onMove(index + 1)}
          >
            <span aria-hidden="true">↓</span>
          </Button>
        </td>
      )}
      {canWrite && (
        <td className="acts-cell">
          <RowActions
            list={list}
            row={row}
            who={who}
            edit={edit}
            onCompose={isRelay ? () => setComposing(true) : undefined}
            onMove={onMoveToEvent}
          />
          {isComposing && (
            <RelayMembers
              challenge={challenge}
              row={row}
              trial={trial}
              race={race}
              edit={edit}
              onClose={() => setComposing(false)}
            />
          )}
        </td>
      )}
    </tr>
  );
}
