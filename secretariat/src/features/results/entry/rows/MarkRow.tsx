import { memo, Suspense, useState } from 'react';
import {
  findListType,
  findMarkWind,
  findNewBest,
  findShownPoints,
  formatMark,
  isMark,
  isWindAssisted,
  MARK_STATUS,
  needsWind,
} from 'shared-domain';
import { Icon } from '../../../../components/Icon.tsx';
import { makeOptionalPart } from '../../../../components/page/optional-part.ts';
import { formatLine } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import { findOpenQuestions } from '../model/doubts.ts';
import { getCellText, readRow, type Typed } from '../model/row-edit.ts';
import { isUnfinished } from '../model/typed-mark.ts';
import { RuleRow } from '../officials/RuleRow.tsx';
import { AthleteCell } from './AthleteCell.tsx';
import { BestCell } from './BestCell.tsx';
import { DoubtNote } from './DoubtNote.tsx';
import { DraftNote } from './DraftNote.tsx';
import { HandNote } from './HandNote.tsx';
import { type CellHandlers, MarkCell } from './MarkCell.tsx';
import { NetReading } from './NetReading.tsx';
import { PlaceCell } from './PlaceCell.tsx';
import { RowState } from './RowState.tsx';
import type { RowProps } from './row-props.ts';

const WalkRow = makeOptionalPart(async () => (await import('../officials/WalkRow.tsx')).WalkRow);

interface Props extends RowProps {
  readonly hasLane: boolean;
  readonly hasBest: boolean;
  readonly hasReaction: boolean;
  readonly hasPoints: boolean;
  readonly hasCards: boolean;
  readonly hasNet: boolean;
}

const NO_TEXTS: Typed = {};

/** A row with a single mark: a time, or points. */
export const MarkRow = memo(function MarkRow(props: Props) {
  const { line, grid, draft, standing, handlers, trialOid } = props;
  const { hasLane, hasBest, hasReaction, hasPoints, hasCards, hasNet } = props;
  const { t } = useText();
  const typed = draft?.typed ?? NO_TEXTS;
  const { faults } = readRow(typed, line, grid);
  // What a device kept from before is not being typed.
  const [textsOnLeave, setTextsOnLeave] = useState(typed);
  const findFault = (name: 'mark' | 'net') => {
    const isTyping = draft?.state === 'typing' && typed[name] !== textsOnLeave[name];
    return isTyping && isUnfinished(typed[name] ?? '') ? undefined : faults[name];
  };
  const [fault, netFault] = [findFault('mark'), findFault('net')];
  const sentence = fault && t(fault === 'hand' ? 'results.fault.hand' : 'results.fault.unreadable');
  const isReadOnly = props.isReadOnly || draft?.state === 'conflict';
  const commitTime: CellHandlers['commit'] = (committedLine, confirmed) => {
    setTextsOnLeave(typed);
    handlers.commit(committedLine, confirmed);
  };
  const { event } = grid;
  const isRoad = findListType(event) === 'road';
  const prf = standing?.prf;
  const isEmpty = prf?.st === MARK_STATUS.dash && line.result?.walk !== undefined;
  const isAsked = findOpenQuestions(draft, line, grid).length > 0;
  const wind = findMarkWind(line.result?.wind, grid.wind, event);
  const isPersonalBest =
    !isAsked &&
    prf !== undefined &&
    findNewBest(prf, event, { pb: line.best, surface: line.bestSurface }, wind) !== undefined;
  const isAssisted = prf !== undefined && isMark(prf) && needsWind(event) && isWindAssisted(wind);
  const id = `m-${trialOid}-${line.row}`.replace(/[^\w-]/g, '_');
  const cellProps = { line, handlers, isReadOnly };
  const timeHandlers = { ...handlers, commit: commitTime };
  const columnCount = 6 + [hasLane, hasBest, hasReaction, hasPoints, hasCards, hasNet].filter(Boolean).length;
  return (
    <>
      <tr data-row={line.row} className={fault === undefined && netFault === undefined ? '' : 'bad'}>
        {hasLane && (
          <td className="c lane">
            <span className="lanebox num">{line.lane}</span>
          </td>
        )}
        <td className="r num muted ph0">{line.bib}</td>
        <AthleteCell line={line} />
        {hasBest && <BestCell line={line} grid={grid} />}
        {hasReaction && (
          <td className="cell narrow">
            <MarkCell
              {...cellProps}
              id={`${id}-tr`}
              name="reaction"
              text={getCellText('reaction', typed, line, grid)}
              label={t('results.reaction.of', { who: formatLine(line) })}
              fault={faults.reaction && t('results.fault.unreadable')}
            />
          </td>
        )}
        <td className="cell">
          <MarkCell
            {...cellProps}
            id={id}
            name="mark"
            handlers={timeHandlers}
            text={getCellText('mark', typed, line, grid)}
            label={t('results.mark.of', { who: formatLine(line) })}
            fault={sentence}
          />
        </td>
        {hasNet && (
          <td className="cell">
            <MarkCell
              {...cellProps}
              id={`${id}-net`}
              name="net"
              handlers={timeHandlers}
              text={getCellText('net', typed, line, grid)}
              label={t('results.net.of', { who: formatLine(line) })}
              fault={netFault && t(netFault === 'noGun' ? 'results.fault.noGun' : 'results.fault.unreadable')}
            />
          </td>
        )}
        <td className="says">
          <span id={`${id}-says`}>
            {fault !== undefined ? (
              <span className="msg with-icon">
                <Icon name="warning" />
                {sentence}
              </span>
            ) : (
              prf !== undefined &&
              !isEmpty &&
              faults.mark === undefined && (
                <span className={`pv num ${standing?.isDraft ? '' : 'kept'}`}>
                  {formatMark(prf, event)}
                  {isAssisted && ' w'}
                </span>
              )
            )}
          </span>
          {isPersonalBest && <span className="rec">{t('results.best')}</span>}
          {hasNet && <NetReading id={`${id}-net-says`} prf={prf} event={event} fault={netFault} />}
        </td>
        {hasCards && (
          <td className="cell cards">
            <MarkCell
              {...cellProps}
              id={`${id}-cards`}
              name="cards"
              isText
              example="1~ 4>"
              text={getCellText('cards', typed, line, grid)}
              label={t('officials.walk.of', { who: formatLine(line) })}
              fault={faults.cards && t('officials.walk.unreadable')}
            />
            <span className="under" id={`${id}-cards-says`}>
              {faults.cards !== undefined && <span className="msg">{t('officials.walk.unreadable')}</span>}
            </span>
          </td>
        )}
        {isRoad ? (
          <PlaceCell line={line} standing={standing} isMixed={grid.sex !== 1 && grid.sex !== 2} />
        ) : (
          <td className="c num place">{standing?.place}</td>
        )}
        {hasPoints && <td className="r num muted p2">{standing?.isDraft ? '' : findShownPoints(line.result?.pts)}</td>}
        <td className="ph0">
          <RowState
            {...props}
            isFaulty={[fault, netFault, faults.cards, faults.reaction].some((one) => one !== undefined)}
          />
        </td>
      </tr>
      {fault === 'hand' && <HandNote handlers={handlers} columnCount={columnCount} />}
      <DoubtNote {...props} columnCount={columnCount} />
      {hasCards && (
        <Suspense fallback={null}>
          <WalkRow {...props} typed={typed} isReadOnly={isReadOnly} columnCount={columnCount} />
        </Suspense>
      )}
      <RuleRow {...props} event={event} typed={typed} isReadOnly={isReadOnly} columnCount={columnCount} />
      <DraftNote draft={draft} event={event} columnCount={columnCount} />
    </>
  );
});
