/** Current numbers of rules by their numbers before 2019; the part after the point did not change. */
const CURRENT_NUMBERS: Readonly<Record<string, string>> = {
  '125': 'CR18',
  '142': 'TR4',
  '162': 'TR16',
  '163': 'TR17',
  '164': 'TR18',
  '165': 'TR19',
  '166': 'TR20',
  '167': 'TR21',
  '168': 'TR22',
  '169': 'TR23',
  '170': 'TR24',
  '180': 'TR25',
  '181': 'TR26',
  '184': 'TR29',
  '187': 'TR32',
  '200': 'TR39',
  '230': 'TR54',
  '240': 'TR55',
  '250': 'TR56',
};

const RULE = /^(TR|CR)\s*(\d{1,2}(?:\.\d{1,2})*[a-z]?)$/i;
const OLD_RULE = /^(?:R|Rule|IAAF)?\s*(\d{3})((?:\.\d{1,2})*[a-z]?)$/i;

/**
 * Parses the number of a rule, `TR24.7`; a number from before 2019 is converted, with its letter unchanged although a few letters
 * have been renumbered. Undefined for anything else.
 * @example parseRule('R 170.6a') // 'TR24.6a'
 */
export function parseRule(text: string): string | undefined {
  const trimmed = text.trim();
  const [, book, number] = RULE.exec(trimmed) ?? [];
  if (book !== undefined && number !== undefined) return `${book.toUpperCase()}${number.toLowerCase()}`;
  const [, oldNumber = '', subNumber = ''] = OLD_RULE.exec(trimmed) ?? [];
  const currentNumber = CURRENT_NUMBERS[oldNumber];
  return currentNumber === undefined ? undefined : `${currentNumber}${subNumber.toLowerCase()}`;
}

/** Whether a text is the current number of a rule. @example isRule('TR24.7') // true */
export function isRule(text: string): boolean {
  return RULE.test(text);
}
