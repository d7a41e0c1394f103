import { findStatusOfWord } from 'shared-domain';

/** Words for a runner who finished. */
const FINISH_WORD =
  /^(ok|fin|finish|finisher|finished|completed|classée?|classe|arrivée?|arrive|f|official|unofficial|officielle?|provisional|valid|validée?|classified|ranked|im ziel|klassiert)$/i;

export const isFinishWord = (word: string): boolean => FINISH_WORD.test(word);

export const isStatusOrFinish = (word: string): boolean => isFinishWord(word) || findStatusOfWord(word) !== undefined;
