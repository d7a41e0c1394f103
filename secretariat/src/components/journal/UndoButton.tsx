import type { LogLine } from 'shared-domain/contract';
import { useUndoActMutation } from '../../api/journal.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { useHost } from '../host.ts';
import { formatDay, formatToSecond } from '../time/format-instant.ts';
import { formatAct } from './act-text.ts';
import { useUndoRefusal } from './use-undo-refusal.ts';

interface Props {
  /** The competition whose journal has a later act that stands before the undo; absent in the journal of an organisation. */
  readonly chOID?: string;
  readonly line: LogLine;
  readonly tz: string;
}

/** Undoes an act while the server still can; says so where it no longer can because of newer acts. */
export function UndoButton({ chOID, line, tz }: Props) {
  const { t, language } = useText();
  const { confirm, notify } = useHost();
  const [undo, { isLoading }] = useUndoActMutation();
  const showRefusal = useUndoRefusal(chOID, tz);
  if (line.undoDropped) return <span className="muted">{t('journal.undo.dropped')}</span>;
  if (line.undo === undefined) return null;
  const words = { act: formatAct(line.action, t), when: formatToSecond(line.at, tz, language) };
  const until = formatDay(line.undo, tz, language);
  const ask = async () => {
    const isSure = await confirm({
      title: t('journal.undo.title', words),
      subTitle: t('journal.undo.sub', { until }),
      action: t('journal.undo.act'),
      cancel: t('journal.undo.close'),
    });
    if (!isSure) return;
    const { error } = await undo(line.oid);
    if (error === undefined) notify(t('journal.undone'));
    else await showRefusal(error);
  };
  return (
    <Button isSmall isBusy={isLoading} aria-label={t('journal.undo.of', words)} onClick={() => void ask()}>
      {t('journal.undo')}
    </Button>
  );
}
