import type { FileNote } from 'shared-domain/contract';
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

interface Told {
  readonly detail: string;
  readonly note?: FileNote;
}

/** A refusal; one of no line of the file in the server's words. */
export const faultText = ({ detail, note }: Told, t: Translate): string =>
  note === undefined ? t('results.import.says.other', { detail }) : noteText(note, t);
