import type { FileNote } from 'shared-domain/contract';
import { errorText, type ToldError } from '../../../components/call/call-sentence.ts';
import type { TextKey } from '../../../locales/fr.ts';
import type { Translate } from '../../../locales/use-text.ts';

/** The note of a line of a file and of its column, in the reader's words. */
export function noteText({ id, line, column, character, name = '', values }: FileNote, t: Translate): string {
  const { status } = values;
  const words = status === undefined ? values : { ...values, status: t(`trials.status.${status}` as TextKey) };
  const sentence = t(`results.import.says.${id}`, words);
  if (line === undefined) return sentence;
  if (character !== undefined) return t('results.import.at.character', { line, character, sentence });
  if (column === undefined) return t('results.import.at', { line, sentence });
  if (name === '') return t('results.import.at.unnamed', { line, column, sentence });
  return t('results.import.at.column', { line, column, name, sentence });
}

/** A refusal; one of no line of the file as any other call's. */
export const faultText = ({ note, ...error }: ToldError & { readonly note?: FileNote }, t: Translate): string =>
  note === undefined ? errorText(error, t) : noteText(note, t);
