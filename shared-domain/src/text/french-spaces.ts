const NO_BREAK = '\u00a0';
/** Before a high sign and between the digits of a number it is narrow as well. */
const NARROW = '\u202f';

/**
 * A French text with the no-break spaces that its typography asks for: before `: ; ! ? % €` and `»`, after `«`, between the thousands of
 * a number, and between a number and its unit. What stands for a value (`{{count}}`) stays as it is.
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
