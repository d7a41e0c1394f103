import { useCallback } from 'react';
import type { ConflictReason } from 'shared-domain/contract';
import { useNavigate } from 'shared-domain/platform';
import type { TextKey } from '../../locales/fr.ts';
import { useText } from '../../locales/use-text.ts';
import { readRefusal } from '../call/call-sentence.ts';
import { useHost } from '../host.ts';
import { buildCompetitionPath } from '../page/paths.ts';
import { formatToSecond } from '../time/format-instant.ts';
import { formatAct } from './act-text.ts';

/** Sentences that differ from those of other calls. */
const UNDO_SENTENCES: Readonly<Partial<Record<ConflictReason, TextKey>>> = { stale: 'journal.undo.changed' };

/** The address of an act in the journal of a competition. */
const makeActPath = (chOID: string, act: string): string =>
  `${buildCompetitionPath(chOID, 'logs')}?act=${encodeURIComponent(act)}`;

/** Returns a function that shows why an act cannot be undone; where a later act prevents it, it offers to go to that one. */
export function useUndoRefusal(chOID: string | undefined, tz: string): (error: unknown) => Promise<void> {
  const { t, language } = useText();
  const { confirm, notify } = useHost();
  const navigate = useNavigate();
  return useCallback(
    async (error) => {
      const { sentence, call, reason, act } = readRefusal(error);
      const reasonText = t((reason && UNDO_SENTENCES[reason]) ?? sentence, { call });
      if (act === undefined || chOID === undefined) {
        notify(reasonText, { kind: 'error' });
        return;
      }
      const shouldGo = await confirm({
        title: t('journal.undo.blocked', { act: formatAct(act.action, t), when: formatToSecond(act.at, tz, language) }),
        subTitle: reasonText,
        action: t('journal.undo.see'),
      });
      if (shouldGo) navigate(makeActPath(chOID, act.oid));
    },
    [t, language, confirm, notify, navigate, chOID, tz],
  );
}
