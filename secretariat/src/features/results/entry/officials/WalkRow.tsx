import {
  findWalkResult,
  formatMark,
  formatWalkSigns,
  isMark,
  judgeWalkCards,
  MARK_STATUS,
  WALK_PENALTY_ENDS,
  type WalkPenaltyEnd,
} from 'shared-domain';
import { Button } from '../../../../components/Button.tsx';
import { Select } from '../../../../components/form/SelectField.tsx';
import { type Line, whoOf } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';
import type { CellHandlers } from '../rows/MarkCell.tsx';
import type { Grid } from '../typed/row-edit.ts';
import type { Standing } from '../typed/standings.ts';
import { readWalk } from '../typed/typed-walk.ts';

interface Props {
  readonly line: Line;
  readonly grid: Grid;
  readonly standing: Standing | undefined;
  readonly typed: Readonly<Record<string, string>>;
  readonly handlers: CellHandlers;
  readonly isReadOnly: boolean;
  readonly spans: number;
}

/** Under a walker with three red cards: the penalty zone where there is one, and the disqualification, which the referee decides. */
export function WalkRow({ line, grid, standing, typed, handlers, isReadOnly, spans }: Props) {
  const { t } = useText();
  const { event, penaltyMs } = grid;
  const walk = readWalk(typed, line);
  const prf = standing?.prf;
  if (walk === undefined || prf === undefined) return null;
  const { isPenaltyDue, rule, addedMs, twice } = judgeWalkCards(walk, penaltyMs === undefined ? {} : { penaltyMs });
  const isOut = prf.st === MARK_STATUS.dq;
  const isAsked = isPenaltyDue || walk.penalty !== undefined;
  if (twice.length === 0 && !isAsked && (rule === undefined || isOut)) return null;
  const put = (cells: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(cells)) handlers.type(line, name, text);
    handlers.commit(line);
  };
  return (
    <tr className="ask">
      <td colSpan={spans}>
        <div className="ask-in" role="status">
          <span className="num">{t('officials.walk.cards', { signs: formatWalkSigns(walk.red) })}</span>
          {twice.length > 0 && <span className="msg">{t('officials.walk.twice')}</span>}
          {isAsked && (
            <Select
              aria-label={t('officials.walk.penalty.of', { who: whoOf(line) })}
              disabled={isReadOnly}
              value={walk.penalty ?? ''}
              options={[
                { value: '', label: t('officials.walk.penalty.due', { stay: formatStay(penaltyMs) }) },
                ...WALK_PENALTY_ENDS.map((end) => ({ value: end, label: t(`officials.walk.penalty.${end}`) })),
              ]}
              onChoose={(value) => put({ penalty: value as WalkPenaltyEnd | '' })}
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
          {rule !== undefined && !isOut && (
            <>
              <span>{t('officials.walk.out', { rule })}</span>
              {!isReadOnly && (
                <Button kind="danger" isSmall onClick={() => put({ mark: 'DQ', rule })}>
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
