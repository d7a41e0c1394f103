import type { CSSProperties, ReactNode } from 'react';
import { isUnderProtest } from 'shared-domain';
import {
  type BarsAthlete,
  type BarsColumn,
  type BarsView,
  type DeviceTrial,
  readLetters,
  readSheetLetters,
  type StandingWord,
} from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { useSheetScroll } from '../contest/use-sheet-scroll.ts';
import { formatBib } from '../contest/words.ts';
import { useTouchedRows } from '../desk/use-touched-rows.ts';
import { isUnsent } from '../log/log-row.ts';
import { PresenceMark } from '../presence/PresenceMark.tsx';
import { findSaid, StatusCell } from '../presence/StatusKey.tsx';
import { useConsole, useText } from '../use-console.ts';
import { formatBar, formatLetters } from './bars-words.ts';

interface Props {
  readonly trial: DeviceTrial;
  readonly bars: BarsView;
  readonly isEditable: boolean;
  readonly isWhole?: boolean;
  readonly onCell: (athlete: BarsAthlete, column: BarsColumn) => void;
  /** Words that may be corrected, each in its athlete's last cell. */
  readonly words?: readonly StandingWord[];
  readonly onWord?: (row: string) => void;
  /** What stands above the athletes, and moves with them. */
  readonly children?: ReactNode;
}

const SHAPES: Readonly<Record<string, string>> = { o: 'o', x: 'x', '-': 'd', r: 'd' };

/** The attempts behind the letters of a cell; at one height those of the jump-off come after those of the contest. */
function listCellAttempts(bars: BarsView, athlete: BarsAthlete, column: BarsColumn) {
  const written = bars.attempts.filter(({ row, h }) => row === athlete.row && h === column.h);
  const earlier = bars.columns.slice(0, bars.columns.indexOf(column)).filter(({ h }) => h === column.h);
  const from = earlier.reduce((sum, one) => sum + readLetters(athlete, one).length, 0);
  return written.slice(from, from + readLetters(athlete, column).length);
}

function Cell({
  letters,
  isNext,
  isLocal,
  isTyped,
  protested,
}: {
  letters: string;
  isNext: boolean;
  isLocal: boolean;
  isTyped: boolean;
  /** Places of the letters that are under protest. */
  protested: readonly number[];
}) {
  const { t } = useText();
  const state = [isLocal && 'loc', isTyped && 'diff'].filter(Boolean).join(' ');
  return (
    <span className={`nb ${state}`}>
      {[...letters].map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is where it is
        <span key={at} className={protested.includes(at) ? 'prot' : (SHAPES[letter] ?? '')}>
          {letter === '-' ? '–' : letter}
        </span>
      ))}
      {isNext && <span className="pend" />}
      {isLocal && <span className="sr"> {t('unsent')}</span>}
      {isTyped && <span className="sr"> {t('typed')}</span>}
    </span>
  );
}

/** The sheet: athletes by bars, the present bar marked, each cell a way to correct it. */
export function BarsGrid({ trial, bars, isEditable, isWhole = false, onCell, words = [], onWord, children }: Props) {
  const { log } = useConsole();
  const { t } = useText();
  const { columns } = bars;
  // Before the first attempt the top is to be seen.
  const sheet = useSheetScroll(bars.attempts.length > 0 ? bars.called?.row : undefined, isWhole ? 0 : columns.length);
  const unsent = new Set(
    log
      .rows()
      .filter(isUnsent)
      .map(({ fact }) => fact.id),
  );
  const touched = useTouchedRows(trial);
  const { contest, called } = bars;
  const isCurrent = (column: BarsColumn) =>
    column.h === contest.bar && (column.jumpOff !== undefined) === (contest.phase === 'jumpOff');
  const nameCell = (column: BarsColumn) => (isCurrent(column) ? 'cur' : '');
  const shown =
    contest.phase === 'jumpOff' && !isWhole
      ? bars.athletes.filter(({ standing }) => standing?.rank === 1 || hasJumped(standing))
      : bars.athletes;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in itself is reached by keys too
    <section className="sc" ref={sheet} tabIndex={0} aria-label={t('sheet')}>
      {children}
      <table className="grid" style={{ '--columns': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className="c1">
              {t('athlete')}
            </th>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar of a jump-off may come twice
              <th key={at} scope="col" className={nameCell(column)}>
                {formatBar(column.h)}
                {column.jumpOff !== undefined && <small>{t('jumpOff.short')}</small>}
              </th>
            ))}
            {isWhole && <th scope="col">{t('placeShort')}</th>}
          </tr>
        </thead>
        <tbody>
          {shown.map((athlete) => {
            const isCalled = athlete.row === called?.row;
            const said = findSaid(words.find(({ row }) => row === athlete.row) ?? { st: undefined });
            const isOut =
              said !== undefined ||
              athlete.absence !== undefined ||
              ['out', 'retired'].includes(athlete.standing?.status ?? '');
            return (
              <tr
                key={athlete.row}
                className={`${isCalled ? 'go' : ''}${isOut ? ' gone' : ''}${touched.includes(athlete.row) ? ' flash' : ''}`}
              >
                <th scope="row" className="c1">
                  <span className="bib">{athlete.start.bib}</span>{' '}
                  {(athlete.mark.attempts ?? []).length === 0 && <PresenceMark presence={athlete.presence} />}
                  <b>
                    {athlete.start.last.toUpperCase()}
                    <span className="only-t u"> {athlete.start.first}</span>
                  </b>
                  <span className="cl">{athlete.start.club}</span>
                </th>
                {columns.map((column, at) => {
                  const [letters, own] = [readSheetLetters(athlete, column), readLetters(athlete, column)];
                  const isTyped = letters !== own;
                  const written = listCellAttempts(bars, athlete, column);
                  const isLocal = own !== '' && written.some(({ said }) => unsent.has(said));
                  // A letter of the secretariat's is no attempt that somebody protests against.
                  const protested = isTyped
                    ? []
                    : written.flatMap(({ id, r }, index) => (r === 'x' && isUnderProtest(contest, id) ? [index] : []));
                  const cell = (
                    <Cell
                      letters={letters}
                      isNext={isCalled && isCurrent(column)}
                      isLocal={isLocal}
                      isTyped={isTyped}
                      protested={protested}
                    />
                  );
                  const content = t('correctCell', {
                    who: formatBib(athlete),
                    bar: formatBar(column.h),
                    letters: letters === '' ? t('empty') : formatLetters(letters),
                  });
                  // A key's name hides what its cell says to a screen reader.
                  const name = [content, isLocal && t('unsent'), isTyped && t('typed')].filter(Boolean).join(', ');
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a bar of a jump-off may come twice
                    <td key={at} className={nameCell(column)}>
                      {said !== undefined && at === columns.length - 1 && letters.replace('r', '') === '' ? (
                        <StatusCell who={formatBib(athlete)} said={said} onPress={() => onWord?.(athlete.row)} />
                      ) : isEditable && own !== '' ? (
                        <Key className="" isQuick aria-label={name} onPress={() => onCell(athlete, column)}>
                          {cell}
                        </Key>
                      ) : (
                        <span className="cellb">{cell}</span>
                      )}
                    </td>
                  );
                })}
                {isWhole && <td className="bestc">{athlete.standing?.rank ?? '–'}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const hasJumped = (standing: BarsAthlete['standing']): boolean =>
  standing?.attempts.some(({ j }) => j === true) ?? false;
