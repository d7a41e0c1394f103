/** `28`, `28 ans`, `Âge 28`, and `1967`: some name a column of years of birth an age. `U23`, `M40` and `40F` are classes. */
const AGE = /^(?:\p{L}{3,}\.?:? ?)?(\d{1,3}|(?:19|20)\d{2})(?: ?(?:\p{L}{2,}\.?|[yajl]\.?))?$/iu;
/** Words that are part of a class and no word for an age. */
const CLASS_WORD = /^(?:sen|vet|mas|jun|cad|esp|u)/i;

/** The digits of an age or of a year of birth; '' for a cell that says another thing. @example readAge('28 ans') // '28' */
export function readAge(cell: string): string {
  const [, age = ''] = CLASS_WORD.test(cell) ? [] : (AGE.exec(cell) ?? []);
  return age;
}
