const splitWords = (text: string): readonly string[] => text.split(' ');

/** Words and abbreviations of classes that are of no sex, folded. */
const CLASS_WORDS: ReadonlySet<string> = new Set(
  splitWords(
    'senior seniors sen se sr srs s espoir espoirs es junior juniors jun ju jr jrs j cadet cadets cadette cadettes ca minime minimes mi ' +
      'benjamin benjamins benjamine benjamines be poussin poussins poussine poussines po ea eveil baby bb master masters mas mast ma ' +
      'veteran veterans veteranen veteraner vet vets ve vt v v1 v2 v3 v4 v5 elite elites open general overall absolute absoluto absoluta scratch ' +
      'under over youth novice class classe cat category categorie age ages group grp ag ak hk an ans ano anos yr yrs year years jahre ' +
      'and et und to a o plus up juvenil promesa infantil alevin cadete cadetes senioren seniorer seniores junioren juniorer juniores ' +
      'jeugd jugend schuler rec recreant recreanten recreation runner runners 歲 歳 岁 组 組 以上',
  ),
);

/** An age, a band, or a class by age or number: `40`, `4044`, `U20`, `M40`, `V2`, `SM35`, `sub23`; its letters are of no sex by themselves. */
const CLASS_NUMBER = /^(?:u|sub|ac|ag|v|m|ma|mas|s|se|c|j)?\d{1,3}(?:\d{1,2})?(?:ans|yrs?|歲|歳|岁)?$/;

/** Whether a folded word is one of classes by age, and of no sex. @example isClassWord('senior') // true */
export function isClassWord(word: string): boolean {
  return CLASS_WORDS.has(word) || CLASS_NUMBER.test(word);
}
