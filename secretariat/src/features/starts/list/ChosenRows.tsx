import { Button } from '../../../components/Button.tsx';
import { useHost } from '../../../components/host.ts';
import type { Selection } from '../../../components/table/use-selection.ts';
import type { StartEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import type { Start } from '../starts-endpoints.ts';

interface Props {
  readonly list: string;
  readonly isHeat: boolean;
  readonly rows: readonly Start[];
  readonly selection: Selection;
  readonly edit: StartEdits['edit'];
  readonly onMove: () => void;
}

/** Actions on the selected rows of a list. */
export function ChosenRows({ list, isHeat, rows, selection, edit, onMove }: Props) {
  const { t } = useText();
  const { confirm } = useHost();
  const count = rows.length;
  if (count === 0) return null;
  const setPresence = (presence: 'present' | 'absent') =>
    void edit(
      rows.map(({ row }) => ({ op: 'check', trial: list, row, presence })),
      t(`starts.chosen.${presence}.done`, { count }),
    );
  const remove = async () => {
    const confirmed = await confirm({
      title: t('starts.chosen.remove.title', { count }),
      subTitle: t('starts.remove.sub'),
      action: t('starts.remove'),
      destructive: true,
    });
    if (!confirmed) return;
    const edits = rows.map(({ row }) => ({ op: 'remove' as const, trial: list, row }));
    if (await edit(edits, t('starts.chosen.removed', { count }))) selection.clear();
  };
  return (
    <section className="start-chosen btns" aria-label={t('table.bulk')}>
      <b role="status">{t('starts.chosen', { count })}</b>
      <Button isSmall onClick={onMove}>
        {t('entry.move')}
      </Button>
      {isHeat && (
        <>
          <Button isSmall onClick={() => setPresence('present')}>
            {t('starts.presence.present')}
          </Button>
          <Button isSmall onClick={() => setPresence('absent')}>
            {t('starts.presence.absent')}
          </Button>
        </>
      )}
      <Button
        isSmall
        onClick={() =>
          void edit(
            rows.map(({ row }) => ({ op: 'scratch', trial: list, row })),
            t('starts.chosen.scratched', { count }),
          )
        }
      >
        {t('starts.scratch')}
      </Button>
      <Button isSmall kind="danger" onClick={() => void remove()}>
        {t('starts.remove')}
      </Button>
      <Button isSmall onClick={selection.clear}>
        {t('table.chosen.clear')}
      </Button>
    </section>
  );
}
