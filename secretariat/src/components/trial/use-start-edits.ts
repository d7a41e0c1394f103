import { useCallback } from 'react';
import type { StartEdit } from 'shared-domain/contract';
import { useEditStartsMutation } from '../../api/start-lists.ts';
import { useText } from '../../locales/use-text.ts';
import { refusalText } from '../call/call-sentence.ts';
import { useHost } from '../host.ts';

/** The most edits of one call. */
export const MAX_EDITS = 1000;

export interface Edits {
  /** Resolves to whether the server took them all. */
  readonly edit: (edits: readonly StartEdit[], doneText?: string) => Promise<boolean>;
  readonly busy: boolean;
}

/** Edits of start lists: done or refused together; a refusal is said in passing. */
export function useEdits(chOID: string): Edits {
  const { t } = useText();
  const { notify } = useHost();
  const [send, { isLoading }] = useEditStartsMutation();
  const edit = useCallback(
    async (edits: readonly StartEdit[], doneText?: string) => {
      for (let at = 0; at < edits.length; at += MAX_EDITS) {
        const { error } = await send({ chOID, edits: edits.slice(at, at + MAX_EDITS) });
        if (error === undefined) continue;
        notify(refusalText(error, t), { kind: 'error' });
        return false;
      }
      if (doneText !== undefined) notify(doneText);
      return true;
    },
    [chOID, send, notify, t],
  );
  return { edit, busy: isLoading };
}
