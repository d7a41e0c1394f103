/** Rounds of a group (decision 12): preliminary, heats, qualification, eighth, quarter, semi-final, final, part of a combined event. */
export const ROUND_ORDER = ['p', 'h', 'q', 'e', 'r', 's', 'f', 'c'] as const;
export type RoundLetter = (typeof ROUND_ORDER)[number];

export function isRoundLetter(text: string): text is RoundLetter {
  return (ROUND_ORDER as readonly string[]).includes(text);
}

/** Earlier rounds first. */
export function compareRounds(a: RoundLetter, b: RoundLetter): number {
  return ROUND_ORDER.indexOf(a) - ROUND_ORDER.indexOf(b);
}
