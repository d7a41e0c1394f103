/** Edits of start lists, which the screen of the teams makes too. */
export { type Edits, MAX_EDITS, useEdits } from '../../components/trial/use-start-edits.ts';
