import { useCallback } from 'react';
import type { StartEdit } from 'shared-domain/contract';
import { useEditStartsMutation } from '../../api/start-lists.ts';
import { useText } from '../../locales/use-text.ts';
import { formatRefusal } from '../call/call-sentence.ts';
import { useHost } from '../host.ts';

/** The most edits of one call. */
export const MAX_EDITS = 1000;

export interface StartEdits {
  /** Resolves to whether the server accepted all edits; `doneText` is then shown. */
  readonly edit: (edits: readonly StartEdit[], doneText?: string) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** Sends edits of start lists, up to `MAX_EDITS` in one transaction; a refusal is shown as a notification. */
export function useStartEdits(chOID: string): StartEdits {
  const { t } = useText();
  const { notify } = useHost();
  const [send, { isLoading }] = useEditStartsMutation();
  const edit = useCallback(
    async (edits: readonly StartEdit[], doneText?: string) => {
      for (let index = 0; index < edits.length; index += MAX_EDITS) {
        const { error } = await send({ chOID, edits: edits.slice(index, index + MAX_EDITS) });
        if (error === undefined) continue;
        notify(formatRefusal(error, t), { kind: 'error' });
        return false;
      }
      if (doneText !== undefined) notify(doneText);
      return true;
    },
    [chOID, send, notify, t],
  );
  return { edit, isBusy: isLoading };
}
