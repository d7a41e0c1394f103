import { parseStatusWord } from '../status-word.ts';

/** Words of French races besides those of every result list. */
const FRENCH: ReadonlyMap<string, number> = new Map([
  ...(['NP', 'NON PARTANT', 'ABSENT'] as const).map((word) => [word, 2] as const),
  ...(['AB', 'ABD', 'ABANDON', 'ABANDONNE'] as const).map((word) => [word, 3] as const),
  ...(['DISQ', 'DISQUALIFIE', 'DISQUALIFIÉ'] as const).map((word) => [word, 4] as const),
]);
/** Words for a runner who has a time. */
const FINISHED = /^(ok|fin|finish|finisher|finished|completed|classée?|classe|arrivée?|arrive|f)$/i;

/** The status that a word of a race says; undefined for any other. */
export const parseRaceWord = (word: string): number | undefined =>
  FRENCH.get(word.toUpperCase()) ?? parseStatusWord(word);

export const isFinishWord = (word: string): boolean => FINISHED.test(word);

export const isStatusOrFinish = (word: string): boolean => isFinishWord(word) || parseRaceWord(word) !== undefined;
