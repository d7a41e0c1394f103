/** A text as a sentence of its own: with a capital and a full stop. @example formatSentence('vent à saisir') // 'Vent à saisir.' */
export const formatSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.…!?]$/.test(text) ? '' : '.'}`;
