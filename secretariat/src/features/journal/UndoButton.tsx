import type { ConflictReason, LogLine } from 'shared-domain/contract';
import { useUndoActMutation } from '../../api/journal.ts';
import { Button } from '../../components/Button.tsx';
import { readRefusal } from '../../components/call/call-sentence.ts';
import { useHost } from '../../components/host.ts';
import { actText } from '../../components/journal/act-text.ts';
import { dayText, momentText } from '../../components/time/when.ts';
import type { TextKey } from '../../locales/fr.ts';
import { useText } from '../../locales/use-text.ts';

/** Why an act cannot be taken back, by the reason of the conflict. */
const REFUSED: Readonly<Record<ConflictReason, TextKey>> = {
  stale: 'journal.undo.changed',
  held: 'call.held',
  'changed since': 'journal.undo.changed',
  'deleted since': 'journal.undo.deleted',
  'there again': 'journal.undo.again',
  'undone already': 'journal.undo.already',
  'too old': 'journal.undo.old',
  'unofficial results': 'call.unofficial',
  'wind missing': 'call.windMissing',
  'not in the cut': 'call.notInCut',
};

/** Takes an act back while the server still can. */
export function UndoButton({ line, tz }: { readonly line: LogLine; readonly tz: string }) {
  const { t, language } = useText();
  const { confirm, notify } = useHost();
  const [undo, { isLoading }] = useUndoActMutation();
  if (line.undo === undefined) return null;
  const words = { act: actText(line.action, t), when: momentText(line.at, tz, language) };
  const until = dayText(line.undo, tz, language);
  const ask = async () => {
    const isSure = await confirm({
      title: t('journal.undo.title', words),
      subTitle: t('journal.undo.sub', { until }),
      action: t('journal.undo.act'),
    });
    if (!isSure) return;
    const { error } = await undo(line.oid);
    if (error === undefined) return notify(t('journal.undone'));
    const { sentence, call, reason } = readRefusal(error);
    const why = reason === undefined ? sentence : REFUSED[reason];
    notify(t(why, { call }), { kind: 'error' });
  };
  return (
    <Button isSmall isBusy={isLoading} aria-label={t('journal.undo.of', words)} onClick={() => void ask()}>
      {t('journal.undo')}
    </Button>
  );
}
