import type { CSSProperties, ReactNode } from 'react';
import { formatDistance, isUnderProtest } from 'shared-domain';
import {
  type AttemptsAthlete,
  type AttemptsView,
  type DeviceTrial,
  findWritten,
  formatAttempt,
  isTypedAttempt,
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
import { formatRank } from './attempts-words.ts';

interface Props {
  readonly trial: DeviceTrial;
  readonly attempts: AttemptsView;
  readonly isEditable: boolean;
  readonly isWhole?: boolean;
  readonly onCell: (athlete: AttemptsAthlete, at: number) => void;
  /** Words that may be corrected, each in its athlete's last cell. */
  readonly words?: readonly StandingWord[];
  readonly onWord?: (row: string) => void;
  /** What stands above the athletes, and moves with them. */
  readonly children?: ReactNode;
}

const SHAPES: Readonly<Record<string, string>> = { x: 'x', '-': 'd', r: 'd' };

/** The sheet: athletes in the order of the rounds, attempts, best mark; each cell a way to correct it. */
export function AttemptsGrid({
  trial,
  attempts,
  isEditable,
  isWhole = false,
  onCell,
  words = [],
  onWord,
  children,
}: Props) {
  const { log } = useConsole();
  const { t } = useText();
  const { athletes, called, contest, number, attempts: written } = attempts;
  const touched = useTouchedRows(trial);
  const calledRow = called?.row;
  const longest = Math.max(0, ...athletes.map(({ series }) => series.length));
  const count = isWhole ? contest.rules.attemptCount : Math.max(longest, number);
  const columns = Array.from({ length: Math.min(count, contest.rules.attemptCount) }, (_, at) => at);
  // Before the first attempt the top is to be seen.
  const sheet = useSheetScroll(attempts.attempts.length > 0 ? calledRow : undefined, isWhole ? 0 : columns.length);
  const current = called === undefined ? -1 : number - 1;
  const nameCell = (at: number) => (at === current ? 'cur' : '');
  const unsent = new Set(
    log
      .rows()
      .filter(isUnsent)
      .map(({ fact }) => fact.id),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in itself is reached by keys too
    <section className="sc" ref={sheet} tabIndex={0} aria-label={t('attempts.sheet')}>
      {children}
      <table className="grid attempts" style={{ '--columns': columns.length + 1 } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className="c1">
              {t('athlete')}
            </th>
            {columns.map((at) => (
              <th key={at} scope="col" className={nameCell(at)}>
                {t('attempts.short', { n: at + 1 })}
              </th>
            ))}
            <th scope="col">{t('attempts.bestShort')}</th>
            {isWhole && <th scope="col">{t('placeShort')}</th>}
          </tr>
        </thead>
        <tbody>
          {athletes.map((athlete) => {
            const { row, start, standing, series } = athlete;
            const isCalled = row === calledRow;
            const out = findSaid(words.find((one) => one.row === row) ?? { st: undefined });
            const isOut =
              out !== undefined || athlete.absence !== undefined || standing === undefined || standing.status !== 'in';
            return (
              <tr
                key={row}
                className={`${isCalled ? 'go' : ''}${isOut ? ' gone' : ''}${touched.includes(row) ? ' flash' : ''}`}
              >
                <th scope="row" className="c1">
                  <span className="bib">{start.bib}</span>{' '}
                  {series.length === 0 && <PresenceMark presence={athlete.presence} />}
                  <b>
                    {start.last.toUpperCase()}
                    <span className="only-t u"> {start.first}</span>
                  </b>
                  <span className="cl">{start.club}</span>
                </th>
                {columns.map((at) => {
                  const attempt = series[at];
                  const said = findWritten(written, athlete, at);
                  const isLocal = said !== undefined && unsent.has(said.said);
                  const isTyped = isTypedAttempt(athlete, at);
                  const text = formatAttempt(attempt);
                  const isPending = said?.r === 'x' && isUnderProtest(contest, said.id);
                  const states = [
                    'nb',
                    isPending ? 'prot' : (SHAPES[attempt?.r ?? ''] ?? ''),
                    isLocal && 'loc',
                    isTyped && 'diff',
                  ];
                  const cell = (
                    <span className={states.filter(Boolean).join(' ')}>
                      {text}
                      {isCalled && at === current && <span className="pend" />}
                      {isLocal && <span className="sr"> {t('unsent')}</span>}
                      {isTyped && <span className="sr"> {t('typed')}</span>}
                    </span>
                  );
                  const content = t('attempts.correctCell', { who: formatBib(athlete), n: at + 1, mark: text });
                  // A key's name hides what its cell says to a screen reader.
                  const name = [content, isLocal && t('unsent'), isTyped && t('typed')].filter(Boolean).join(', ');
                  return (
                    <td key={at} className={nameCell(at)}>
                      {out !== undefined && at === columns.length - 1 && said === undefined ? (
                        <StatusCell who={formatBib(athlete)} said={out} onPress={() => onWord?.(row)} />
                      ) : isEditable && said !== undefined ? (
                        <Key className="" isQuick aria-label={name} onPress={() => onCell(athlete, at)}>
                          {cell}
                        </Key>
                      ) : (
                        <span className="cellb">{cell}</span>
                      )}
                    </td>
                  );
                })}
                <td className="bestc">{standing?.best === undefined ? '–' : formatDistance(standing.best)}</td>
                {isWhole && <td className="bestc">{formatRank(athlete, athletes) || '–'}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
