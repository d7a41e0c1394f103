/**
 * Patterns of Mac Roman, Windows-1250 or Windows-1251 text that was decoded as Windows-1252: `clŽment`, `M³odzik`, `B¥K`, `Ïåòðîâ`. They
 * do not occur in real names. So does UTF-8: `JosÃ©`, `BjÃ¶rn`, `Å¡`.
 */
const MISREAD_LETTERS =
  /\p{Ll}[Žˆ]|\p{L}[Žˆ]\p{Ll}|\p{L}[³¹¥]\p{L}|\p{L}{3}[³¹]|£\p{Lu}{2}|[À-ÖØ-öø-ÿ]{4}|Ã[\u00a0-¿€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|[ÂÄÅ][¡-¿€‚ƒ„…†‡‰‹“”•–—™›]|â€/u;

/**
 * Whether a name was decoded with a wrong encoding, so that its file has to be saved as UTF-8.
 * @example hasMisreadLetters('clŽment') // true
 */
export function hasMisreadLetters(name: string): boolean {
  return MISREAD_LETTERS.test(name);
}
