/**
 * Whether a text has the form of an athlete id, of 16 or 19 characters.
 * @example isAthleteId('FRA0123456789abcdef') // true
 */
export function isAthleteId(text: string): boolean {
  return /^([A-Z]{3})?[0-9a-f]{16}$/.test(text);
}
