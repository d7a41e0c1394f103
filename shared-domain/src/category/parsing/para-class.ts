/** A class of para athletics, as a cell or behind an event: `T11`, `F40`. */
const PARA_CLASS = /^[TF]([1-6]\d)$/i;

/** Classes that are no ages: those of F from 31 on that begin no class of five years, and any of T. */
const CERTAIN_CLASS = /^(?:T(?:1[1-3]|20|3[1-8]|4[0-7]|5[1-4]|6[1-4])|F(?:3[1-46-8]|4[1-46]|5[1-467]|6[1-4]))$/i;

/** A letter with an age or class; beside another letter, such as the M of `M41` or the P of the Finnish boys, T and F are no para classes. */
const LETTER_AND_NUMBER = /^\p{L}\d\d$/u;

/** Whether a text is written like a class of para athletics, which may also be an age. @example isParaClass('F40') // true */
export function isParaClass(code: string): boolean {
  return PARA_CLASS.test(code.trim());
}

/**
 * Whether a column holds classes of para athletics, so that its `F40` is no age: it has some that are nothing else, and no other letters.
 * @example hasParaClasses(['F40', 'F41']) // true
 */
export function hasParaClasses(cells: Iterable<string>): boolean {
  const codes = [...cells].map((cell) => cell.trim()).filter((code) => LETTER_AND_NUMBER.test(code));
  return codes.every(isParaClass) && codes.some((code) => CERTAIN_CLASS.test(code));
}
