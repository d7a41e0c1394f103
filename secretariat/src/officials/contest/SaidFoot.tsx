import { type ReactNode, useEffect, useState } from 'react';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { UNDO_MS } from '../console.ts';
import type { WriteFact } from '../log/fact-log.ts';
import type { LogRow } from '../log/log-row.ts';
import { useConsole, useIsShutOut, useText } from '../use-console.ts';
import { sayFact } from './say-fact.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly canUndo: boolean;
  /** Opens what corrects a line that has left the device. */
  readonly onCorrect: (row: LogRow) => void;
  readonly onMore?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** What is told by the keys themselves, and is no line of the sheet. */
const SILENT_KINDS: readonly string[] = ['correction', 'clock'];

/** The reading that a fact attaches to an attempt. */
function findAttachedWind(fact: LogRow['fact']) {
  const [wind] = fact.kind === 'correction' ? (fact.with as unknown as readonly AttachedWind[]) : [];
  return wind?.kind === 'wind' && wind.n !== undefined ? wind : undefined;
}

/** The attempt that a correction brought instead of another. */
function findBroughtAttempt(fact: LogRow['fact']) {
  const [part] = fact.kind === 'correction' ? (fact.with as unknown as readonly LogRow['fact'][]) : [];
  return part?.kind === 'attempt' ? part : undefined;
}

/** The bib of whose attempt a protest, a ruling or a retake is about. */
function findBibOfAttempt({ ordered, trial }: FoldedTrialView, fact: LogRow['fact']): string | undefined {
  const { attempt } = fact as { attempt?: string };
  if (attempt === undefined) return undefined;
  const all = ordered.flatMap(
    (one) => (one.fact.kind === 'correction' ? one.fact.with : [one.fact]) as { id: string; row?: string }[],
  );
  const row = all.find(({ id }) => id === attempt)?.row;
  return trial.rows.find((one) => one.row === row)?.bib;
}

interface AttachedWind {
  readonly id: string;
  readonly kind: string;
  readonly n?: number;
  readonly w?: number;
}

/** The last act of this device in a trial that was not taken back. */
export function findLastSaid(rows: readonly LogRow[], trial: string): LogRow | undefined {
  const own = rows.filter(({ fact }) => fact.trialOID === trial);
  const replaced = new Set(own.map(({ fact }) => (fact.kind === 'correction' ? fact.replaces : undefined)));
  return own.findLast(({ fact }) => {
    const wind = findAttachedWind(fact);
    if (wind !== undefined) return !replaced.has(wind.id);
    const brought = findBroughtAttempt(fact);
    if (brought !== undefined) return !replaced.has(brought.id);
    return !SILENT_KINDS.includes(fact.kind) && !replaced.has(fact.id);
  });
}

/** Takes back what was said last; a reading that was attached waits for its attempt again. */
export function takeBack({ fact }: LogRow, reason: { readonly why?: string } = {}): WriteFact {
  const wind = findAttachedWind(fact);
  const { trialOID } = fact as { trialOID: string };
  return (makeId) => ({
    kind: 'correction',
    trialOID,
    replaces: wind?.id ?? findBroughtAttempt(fact)?.id ?? fact.id,
    with: wind?.w === undefined ? [] : [{ kind: 'wind', id: makeId(), w: wind.w }],
    ...reason,
  });
}

/** A line of the log with the keys that rows have now: a bib may have been changed since. */
function withCurrentKeys({ ordered }: FoldedTrialView, line: LogRow): LogRow {
  const current = ordered.find(({ fact }) => fact.id === line.fact.id);
  return current === undefined ? line : { ...line, fact: current.fact as LogRow['fact'] };
}

/** Time left in which the last act has not yet left the device, ms; drawn again as it runs. */
function useTimeLeft(row: LogRow | undefined): number {
  const { log } = useConsole();
  const [, setTick] = useState(0);
  const left = row === undefined || row.state !== 'held' ? 0 : Math.max(0, row.sendAfter - log.clock.now());
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setTick((tick) => tick + 1), Math.min(left, 100));
    return () => clearTimeout(timer);
  });
  return left;
}

const COLOURS: Readonly<Record<string, string>> = { o: 'ok', x: 'no', red: 'no', green: 'ok' };
const CIRCLE = 2 * Math.PI * 11;

/** The last act in words: with the ring that says how long it can be taken back, then as a line that can be corrected. */
export function SaidFoot({ folded, onCorrect, onMore, children, ...props }: Props) {
  const { log, write } = useConsole();
  const { t } = useText();
  const isShut = useIsShutOut();
  const canUndo = props.canUndo && !isShut;
  const { oid } = folded.trial;
  const rows = log.rows();
  const said = findLastSaid(rows, oid);
  const last = said && withCurrentKeys(folded, said);
  const left = useTimeLeft(last);
  const brought = last === undefined ? undefined : findBroughtAttempt(last.fact);
  const isFresh = left > 0 && canUndo && brought === undefined;
  const undo = () => {
    if (last !== undefined)
      // At once: what is taken back and its correction leave together.
      void write([takeBack(last)], true);
  };
  const letter = last?.fact.kind === 'attempt' ? (last.fact as { r?: string }).r : undefined;
  const colour = isFresh ? (COLOURS[letter ?? (last?.fact as { card?: string } | undefined)?.card ?? ''] ?? 'neu') : '';
  const isLocal = last !== undefined && (last.state === 'held' || last.state === 'sent');
  const before = last === undefined || isInJumpOff(folded, last) ? 0 : countBefore(folded, last);
  return (
    <footer className={`ft ${colour}`}>
      <p className="say" role="status">
        {isFresh ? (
          <svg className="ring" viewBox="0 0 28 28" aria-hidden="true">
            <circle className="bg" cx="14" cy="14" r="11" />
            <circle cx="14" cy="14" r="11" strokeDasharray={`${(left / UNDO_MS) * CIRCLE} ${CIRCLE}`} />
          </svg>
        ) : (
          last !== undefined && <Icon name="undo" />
        )}
        <span className={isLocal && !isFresh ? 'loc' : ''}>
          {last === undefined
            ? t('said.nothing')
            : [
                sayFact(last.fact, folded.trial, t, isFresh && letter !== '-' && letter !== 'r' ? before : undefined),
                findBibOfAttempt(folded, last.fact),
              ]
                .filter(Boolean)
                .join(' · ')}
        </span>
      </p>
      <span className="acts">
        {canUndo && last !== undefined && (
          <Key
            className="act"
            aria-label={isFresh ? t('undo.of') : undefined}
            onPress={isFresh ? undo : () => onCorrect(brought === undefined ? last : { ...last, fact: brought })}
          >
            {isFresh ? t('undo') : t('correct')}
          </Key>
        )}
        {!isFresh && !isShut && onMore !== undefined && (
          <Key className="act more" aria-label={t('more')} onPress={onMore}>
            {children}
          </Key>
        )}
      </span>
    </footer>
  );
}

/** Whether the last attempt of an athlete is one of a jump-off, of which each bar has one. */
function isInJumpOff({ sheet }: FoldedTrialView, last: LogRow): boolean {
  const contest = sheet.state.contest;
  if (contest?.kind !== 'vertical') return false;
  const at = contest.state.athletes.indexOf((last.fact as { row?: string }).row ?? '');
  return (contest.state.sheets[at]?.jumpOff.length ?? 0) > 0;
}

/** How many attempts at the same bar the athlete had before a line. */
function countBefore({ ordered, sheet }: FoldedTrialView, last: LogRow): number {
  const { row, h } = last.fact as { row?: string; h?: number };
  const replaced = new Set(ordered.map(({ fact }) => (fact.kind === 'correction' ? fact.replaces : undefined)));
  const before = ordered.slice(
    0,
    Math.max(
      0,
      ordered.findIndex(({ fact }) => fact.id === last.fact.id),
    ),
  );
  return before.filter(({ fact }) => {
    const isCounting = !replaced.has(fact.id) && !sheet.refusals.has(fact.id);
    return isCounting && fact.kind === 'attempt' && fact.row === row && fact.h === h;
  }).length;
}
