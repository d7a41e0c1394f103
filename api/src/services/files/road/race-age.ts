/** `28`, `28 ans`, `Âge 28`, and birth years, `1967`, which some columns of ages hold; not classes, `U23`, `M40` and `40F`. */
const AGE = /^(?:\p{L}{3,}\.?:? ?)?(\d{1,3}|(?:19|20)\d{2})(?: ?(?:\p{L}{2,}\.?|[yajl]\.?))?$/iu;
/** Beginnings of the names of classes. */
const CLASS_WORD = /^(?:sen|vet|mas|jun|cad|esp|u)/i;

/** The digits of an age or of a birth year; '' for any other cell. @example readAge('28 ans') // '28' */
export function readAge(cell: string): string {
  const [, age = ''] = CLASS_WORD.test(cell) ? [] : (AGE.exec(cell) ?? []);
  return age;
}
