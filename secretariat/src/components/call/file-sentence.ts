import type { FileNote } from 'shared-domain/contract';
import type { TextKey } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';
import { type ErrorSummary, formatError } from './call-sentence.ts';

/** A note about a file in the user's language, with its line and column. */
export function formatNote({ id, line, column, character, name = '', values }: FileNote, t: Translate): string {
  const { status } = values;
  const texts = status === undefined ? values : { ...values, status: t(`trials.status.${status}` as TextKey) };
  const sentence = t(`results.import.says.${id}`, texts);
  if (line === undefined) return sentence;
  if (character !== undefined) return t('results.import.at.character', { line, character, sentence });
  if (column === undefined) return t('results.import.at', { line, sentence });
  if (name === '') return t('results.import.at.unnamed', { line, column, sentence });
  return t('results.import.at.column', { line, column, name, sentence });
}

/** An error of the call; by its note if it concerns a line of the file. */
export const formatFault = ({ note, ...error }: ErrorSummary & { readonly note?: FileNote }, t: Translate): string =>
  note === undefined ? formatError(error, t) : formatNote(note, t);
