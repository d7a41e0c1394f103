import { findStatusOfWord } from 'shared-domain';

/** Words for a runner who has a time. */
const FINISHED = /^(ok|fin|finish|finisher|finished|completed|classée?|classe|arrivée?|arrive|f)$/i;

export const isFinishWord = (word: string): boolean => FINISHED.test(word);

export const isStatusOrFinish = (word: string): boolean => isFinishWord(word) || findStatusOfWord(word) !== undefined;
