/** Rules of before 2019 and what they are called since; the numbers below the decimal point stayed. */
const SINCE_2019: Readonly<Record<string, string>> = {
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
 * A rule as results name it, `TR24.7`; one of before 2019 by its number of today, the letter below kept: a few have been
 * renumbered since. Undefined for what names no rule.
 * @example parseRule('R 170.6a') // 'TR24.6a'
 */
export function parseRule(text: string): string | undefined {
  const trimmed = text.trim();
  const [, book, number] = RULE.exec(trimmed) ?? [];
  if (book !== undefined && number !== undefined) return `${book.toUpperCase()}${number.toLowerCase()}`;
  const [, old = '', below = ''] = OLD_RULE.exec(trimmed) ?? [];
  const today = SINCE_2019[old];
  return today === undefined ? undefined : `${today}${below.toLowerCase()}`;
}

/** Whether a text is a rule by its number of today. @example isRule('TR24.7') // true */
export function isRule(text: string): boolean {
  return RULE.test(text);
}
