import { MINUS } from '../text/minus.ts';

/** For a shorter reaction, ms, the start system reports a possible false start; 100 itself is legal (TR 16.6). */
export const MIN_LEGAL_REACTION = 100;

/**
 * Whether the start system reports a possible false start; the starter decides (TR 16.6). Reactions are in ms, negative for a
 * start before the gun; false without a reading.
 * @example isPossibleFalseStart(99) // true
 */
export function isPossibleFalseStart(reaction: number | null | undefined): boolean {
  return typeof reaction === 'number' && Number.isFinite(reaction) && reaction < MIN_LEGAL_REACTION;
}

const REACTION = /^([-−+]?)(\d{1,2})[.,](\d{3})$/;

/**
 * Parses a printed reaction, seconds with three decimals, into ms; undefined for anything else.
 * @example parseReaction('0.155') // 155
 */
export function parseReaction(text: string): number | undefined {
  const [, sign, seconds = '', thousandths = ''] = REACTION.exec(text.trim()) ?? [];
  if (sign === undefined) return undefined;
  const ms = Number(seconds) * 1000 + Number(thousandths);
  return sign === '-' || sign === MINUS ? 0 - ms : ms;
}

/**
 * Formats a reaction in ms as seconds with three decimals. It is rounded down, so that what shows as 0.100 is legal; empty for
 * what is no number.
 * @example formatReaction(-12) // '−0.012'
 */
export function formatReaction(reaction: number): string {
  if (!Number.isFinite(reaction)) return '';
  const ms = Math.floor(reaction);
  const digits = String(Math.abs(ms)).padStart(4, '0');
  return `${ms < 0 ? MINUS : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}
