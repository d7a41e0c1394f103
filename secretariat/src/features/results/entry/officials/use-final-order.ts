import { useState } from 'react';
import type { HorizontalRules } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';
import type { EntryCut } from './use-cut.ts';

const makeKey = (trial: string): string => `foulee.order.${trial}`;

/** The order chosen on this device; undefined where none was, or it cannot be read. */
function readChoice(trial: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(makeKey(trial));
    return stored === null ? undefined : stored === 'final';
  } catch {
    return undefined;
  }
}

/** Stores the choice; without local storage it lasts as long as the page. */
function saveChoice(trial: string, isFinal: boolean): void {
  try {
    localStorage.setItem(makeKey(trial), isFinal ? 'final' : 'start');
  } catch {
    return;
  }
}

/** Whether somebody has an attempt after the first cut or new order: the contest goes on in that order. */
function hasBegunFinal(lines: readonly Line[], { cuts, reorderAfter }: HorizontalRules): boolean {
  const firstBreak = Math.min(...cuts.map(({ after }) => after), ...reorderAfter);
  return lines.some(({ result }) => (result?.attempts?.length ?? 0) > firstBreak);
}

/**
 * Whether the rows stand in the order after the cut: as chosen on this device, else as the stored attempts say. The order is found once,
 * when the sheet is opened, so that rows do not move while somebody types.
 */
export function useFinalOrder(
  trial: string,
  lines: readonly Line[],
  cut: EntryCut | undefined,
  rules: HorizontalRules | undefined,
) {
  const [isFinal, setFinal] = useState(
    () =>
      readChoice(trial) ??
      (cut !== undefined && rules !== undefined && cut.completedRounds > 0 && hasBegunFinal(lines, rules)),
  );
  const choose = (next: boolean) => {
    setFinal(next);
    saveChoice(trial, next);
  };
  return { isFinal, choose };
}

/** Whether nobody who continues has an attempt left. */
export const isFinalOver = ({ order }: EntryCut, attemptCount: number): boolean =>
  order.every(({ result }) => {
    const attempts = result?.attempts ?? [];
    return attempts.length >= attemptCount || attempts.at(-1)?.r === 'r';
  });
