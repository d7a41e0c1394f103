/** A reaction shorter than this makes the start system report a possible false start, ms; 100 itself is legal (TR 16.6). */
export const FASTEST_LEGAL_REACTION = 100;

/**
 * Whether the start system reports a possible false start. It decides nothing: the starter does (TR 16.6). Reactions are
 * whole ms and may be negative, for an athlete who left before the gun; no reading reports nothing.
 * @example isPossibleFalseStart(99) // true
 */
export function isPossibleFalseStart(reaction: number | undefined): boolean {
  return reaction !== undefined && reaction < FASTEST_LEGAL_REACTION;
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
 * A reaction in whole ms as seconds with three decimals, a minus before a negative one.
 * @example formatReaction(-12) // '−0.012'
 */
export function formatReaction(reaction: number): string {
  const digits = String(Math.abs(reaction)).padStart(4, '0');
  return `${reaction < 0 ? '−' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}
