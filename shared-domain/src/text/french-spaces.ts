const NO_BREAK = '\u00a0';
/** The narrow no-break space, for `;`, `!`, `?`, `%`, `€` and between thousands. */
const NARROW = '\u202f';

/**
 * Replaces plain spaces in a French text by the no-break ones that French typography requires: before `: ; ! ? % €` and `»`, after
 * `«`, between thousands, and between a number and its unit. Placeholders (`{{count}}`) count as numbers.
 * @example spaceFrench('Supprimer « 10 000 m » ?') // 'Supprimer «\u00a010\u202f000\u00a0m\u00a0»\u202f?'
 */
export function spaceFrench(text: string): string {
  return text
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/ »/g, `${NO_BREAK}»`)
    .replace(/ (?=:(?:\s|$))/g, NO_BREAK)
    .replace(/ (?=[;!?](?:\s|$))/g, NARROW)
    .replace(/(?<=\d|\}\}) (?=[%€])/g, NARROW)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW)
    .replace(/(?<=\d|\}\}) (?=(?:m\/s|m|km|cm|h|min|Mo)(?![\p{L}\d’]))/gu, NO_BREAK)
    .replace(/(?<=(?<!\p{L})(?:TR|n°)) (?=[\d{])/gu, NO_BREAK);
}
