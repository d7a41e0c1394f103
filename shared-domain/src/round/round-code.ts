/** Rounds of a group (Q12): preliminary, heats, qualification, eighth, quarter, semi-final, final, part of a combined event. */
export const ROUND_ORDER = ['p', 'h', 'q', 'e', 'r', 's', 'f', 'c'] as const;

/** Letter of a round: one of `ROUND_ORDER`. */
export type RoundLetter = (typeof ROUND_ORDER)[number];

/** Whether a text is the letter of a round (Q12). @example isRoundLetter('s') // true */
export function isRoundLetter(text: string): text is RoundLetter {
  return (ROUND_ORDER as readonly string[]).includes(text);
}

/** Orders rounds, earlier ones first (Q12); negative where `a` is earlier. @example compareRounds('h', 'f') < 0 // true */
export function compareRounds(a: RoundLetter, b: RoundLetter): number {
  return ROUND_ORDER.indexOf(a) - ROUND_ORDER.indexOf(b);
}
