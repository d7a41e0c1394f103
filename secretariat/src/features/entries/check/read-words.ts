import { foldText, parseRoundWord, type WrittenRound } from 'shared-domain';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The number of a heat; the letter of a pool is its place in the alphabet. @example readHeat('B') // 2 */
export function readHeat(text: string): number | undefined {
  const word = foldText(text)
    .replace(/^(serie|heat|poule|pool|groupe|group)\s*/, '')
    .trim();
  if (/^[1-9]\d{0,2}$/.test(word)) return Number(word);
  return word.length === 1 && LETTERS.includes(word) ? LETTERS.indexOf(word) + 1 : undefined;
}

/** The heat of a cell, or the round when a heat column holds one. @example readHeatOrRound('Demi-finale 2') // { round: 's', heat: 2 } */
export function readHeatOrRound(text: string): Partial<WrittenRound> | undefined {
  const heat = readHeat(text);
  return heat === undefined ? parseRoundWord(text) : { heat };
}

/** Whether a cell says that an athlete competes out of competition. @example isOutOfCompetition('HC') // true */
export function isOutOfCompetition(text: string): boolean {
  return /^(x|1|true|oui|yes|hc|guest|invite|(hors|out ?of) ?(competition|concours)|not ?ranked)$/.test(foldText(text));
}

/** Whether a cell says nothing of how an athlete takes part, or that they compete as the others. @example isInCompetition('') // true */
export function isInCompetition(text: string): boolean {
  return /^(|-+|0|false|non|no|nein|normal|ranked|classee?|en competition|in competition)$/.test(foldText(text));
}

/** Whether a cell of licences is neither a number nor a word for having one. @example isUnknownLicence('oui') // false */
export function isUnknownLicence(text: string): boolean {
  return (
    !/\d/.test(text) && !/^(|[-–—.?]+|x|oui|non|yes|no|ja|nein|true|false|n\/?a|none|aucune?)$/.test(foldText(text))
  );
}
