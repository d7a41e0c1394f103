import { useCallback } from 'react';
import type { StartEdit } from 'shared-domain/contract';
import { useEditStartsMutation } from '../../api/start-lists.ts';
import { useText } from '../../locales/use-text.ts';
import { formatRefusal } from '../call/call-sentence.ts';
import { isReasonMissing } from '../call/is-reason-missing.ts';
import { useHost } from '../host.ts';

/** The most edits of one call. */
export const MAX_EDITS = 1000;

export interface StartEdits {
  /** Resolves to whether the server accepted all edits; `doneText` is then shown. */
  readonly edit: (edits: readonly StartEdit[], doneText?: string) => Promise<boolean>;
  readonly isBusy: boolean;
}

/** Sends edits of start lists, up to `MAX_EDITS` in one transaction; a refusal is shown as a notification, official results are asked about. */
export function useStartEdits(chOID: string): StartEdits {
  const { t } = useText();
  const { notify, confirm } = useHost();
  const [send, { isLoading }] = useEditStartsMutation();
  const edit = useCallback(
    async (edits: readonly StartEdit[], doneText?: string) => {
      for (let index = 0; index < edits.length; index += MAX_EDITS) {
        const part = { chOID, edits: edits.slice(index, index + MAX_EDITS) };
        let { error } = await send(part);
        if (isReasonMissing(error)) {
          const isSure = await confirm({
            title: t('starts.official.title'),
            subTitle: t('starts.official.sub'),
            action: t('starts.official.act'),
          });
          if (!isSure) return false;
          ({ error } = await send({ ...part, reason: t('starts.official.reason') }));
        }
        if (error === undefined) continue;
        notify(formatRefusal(error, t), { kind: 'error' });
        return false;
      }
      if (doneText !== undefined) notify(doneText);
      return true;
    },
    [chOID, send, notify, confirm, t],
  );
  return { edit, isBusy: isLoading };
}
