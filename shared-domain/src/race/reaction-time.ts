/** A reaction shorter than this makes the start system report a possible false start, ms; 100 itself is legal (TR 16.6). */
export const MIN_LEGAL_REACTION = 100;

/**
 * Whether the start system reports a possible false start. It decides nothing: the starter does (TR 16.6). Reactions are
 * whole ms and may be negative, for an athlete who left before the gun; no reading reports nothing.
 * @example isPossibleFalseStart(99) // true
 */
export function isPossibleFalseStart(reaction: number | null | undefined): boolean {
  return typeof reaction === 'number' && Number.isFinite(reaction) && reaction < MIN_LEGAL_REACTION;
}

const REACTION = /^([-−+]?)(\d{1,2})[.,](\d{3})$/;

/**
 * Reaction as start systems print it, seconds with three decimals, in whole ms; undefined for anything else.
 * @example parseReaction('0.155') // 155
 */
export function parseReaction(text: string): number | undefined {
  const [, sign, seconds = '', thousandths = ''] = REACTION.exec(text.trim()) ?? [];
  if (sign === undefined) return undefined;
  const ms = Number(seconds) * 1000 + Number(thousandths);
  return sign === '-' || sign === '−' ? 0 - ms : ms;
}

/**
 * A reaction in ms as seconds with three decimals, a minus before a negative one. Part of a ms is cut, so that what is
 * shown as 0.100 is legal; nothing for what is no number.
 * @example formatReaction(-12) // '−0.012'
 */
export function formatReaction(reaction: number): string {
  if (!Number.isFinite(reaction)) return '';
  const ms = Math.floor(reaction);
  const digits = String(Math.abs(ms)).padStart(4, '0');
  return `${ms < 0 ? '−' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}
