import { Alert } from 'antd';
import { useState } from 'react';
import type { FileNote } from 'shared-domain/contract';
import { formatNote } from '../../../components/call/file-sentence.ts';
import { useText } from '../../../locales/use-text.ts';
import { registerNoteTexts } from './note-texts.ts';

/** What the server noted about the lists that were sent, in the reader's language, each once. */
export function ServerNotes({ notes }: { readonly notes: readonly FileNote[] }) {
  // The texts must be there before this is drawn.
  useState(registerNoteTexts);
  const { t } = useText();
  const sentences = [...new Set(notes.map((note) => formatNote(note, t)))];
  return (
    <Alert
      className="adm-gap"
      type="warning"
      showIcon
      title={t('entries.serverNotes', { count: sentences.length })}
      description={
        <ul className="entries-notes">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
    />
  );
}
