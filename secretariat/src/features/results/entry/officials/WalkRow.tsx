import {
  findWalkResult,
  formatMark,
  formatWalkSigns,
  isMark,
  judgeWalkCards,
  MARK_STATUS,
  WALK_PENALTY_OUTCOMES,
  type WalkPenaltyOutcome,
} from 'shared-domain';
import { Button } from '../../../../components/Button.tsx';
import { Select } from '../../../../components/form/SelectField.tsx';
import { formatLine, type Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import type { Grid } from '../model/row-edit.ts';
import type { Standing } from '../model/standings.ts';
import { readWalk } from '../model/typed-walk.ts';
import type { CellHandlers } from '../rows/MarkCell.tsx';

interface Props {
  readonly line: Line;
  readonly grid: Grid;
  readonly standing: Standing | undefined;
  readonly typed: Readonly<Record<string, string>>;
  readonly handlers: CellHandlers;
  readonly isReadOnly: boolean;
  readonly columnCount: number;
}

/** Below a race walker with red cards: the stay in the penalty zone, if there is one, and the disqualification, which the referee decides. */
export function WalkRow({ line, grid, standing, typed, handlers, isReadOnly, columnCount }: Props) {
  const { t } = useText();
  const { event, penaltyMs } = grid;
  const walk = readWalk(typed, line);
  const prf = standing?.prf;
  if (walk === undefined || prf === undefined) return null;
  const { isPenaltyDue, rule, addedMs, repeatedCards } = judgeWalkCards(
    walk,
    penaltyMs === undefined ? {} : { penaltyMs },
  );
  const isDisqualified = prf.st === MARK_STATUS.dq;
  const shouldAskPenalty = isPenaltyDue || walk.penalty !== undefined;
  if (repeatedCards.length === 0 && !shouldAskPenalty && (rule === undefined || isDisqualified)) return null;
  const submitCells = (cells: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(cells)) handlers.type(line, name, text);
    handlers.commit(line);
  };
  return (
    <tr className="ask">
      <td colSpan={columnCount}>
        <div className="ask-in" role="status">
          <span className="num">{t('officials.walk.cards', { signs: formatWalkSigns(walk.red) })}</span>
          {repeatedCards.length > 0 && <span className="msg">{t('officials.walk.twice')}</span>}
          {shouldAskPenalty && (
            <Select
              aria-label={t('officials.walk.penalty.of', { who: formatLine(line) })}
              disabled={isReadOnly}
              value={walk.penalty ?? ''}
              options={[
                { value: '', label: t('officials.walk.penalty.due', { stay: formatStay(penaltyMs) }) },
                ...WALK_PENALTY_OUTCOMES.map((end) => ({ value: end, label: t(`officials.walk.penalty.${end}`) })),
              ]}
              onChoose={(value) => submitCells({ penalty: value as WalkPenaltyOutcome | '' })}
            />
          )}
          {addedMs > 0 && isMark(prf) && (
            <b className="num">
              {t('officials.walk.added', {
                stay: formatStay(addedMs),
                time: formatMark(findWalkResult(prf, { addedMs }), event),
              })}
            </b>
          )}
          {rule !== undefined && !isDisqualified && (
            <>
              <span>{t('officials.walk.out', { rule })}</span>
              {!isReadOnly && (
                <Button kind="danger" isSmall onClick={() => submitCells({ mark: 'DQ', rule })}>
                  {t('officials.walk.disqualify')}
                </Button>
              )}
            </>
          )}
        </div>
      </td>
    </tr>
  );
}

/** A stay in minutes and seconds. @example formatStay(90_000) // '1:30' */
function formatStay(ms: number | undefined): string {
  const seconds = Math.round((ms ?? 0) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
