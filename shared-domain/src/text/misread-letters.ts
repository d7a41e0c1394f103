/**
 * What the letters of Mac Roman, Windows-1250 and Windows-1251 look like where they were read as Windows-1252: `clŽment`, `M³odzik`, `B¥K`,
 * `Ïåòðîâ`. No name has such letters in such a place.
 */
const MISREAD = /\p{Ll}[Žˆ]|\p{L}[Žˆ]\p{Ll}|\p{L}[³¹¥]\p{L}|\p{L}{3}[³¹]|£\p{Lu}{2}|[À-ÖØ-öø-ÿ]{4}/u;

/**
 * Whether the letters of a name were taken for those of another encoding: its file has to be written in UTF-8.
 * @example hasMisreadLetters('clŽment') // true
 */
export function hasMisreadLetters(name: string): boolean {
  return MISREAD.test(name);
}
