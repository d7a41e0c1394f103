import type { MenuProps } from 'antd';
import { Button } from '../../../components/Button.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu.tsx';
import { useHost } from '../../../components/host.ts';
import { formatTrialNameInGroup } from '../../../components/trial/trial-name.ts';
import type { StartEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import type { SelectedList } from '../selected-lists.ts';
import type { Start } from '../starts-endpoints.ts';

interface Props {
  readonly list: SelectedList;
  readonly row: Start;
  readonly who: string;
  readonly edit: StartEdits['edit'];
  readonly onCompose: (() => void) | undefined;
  readonly onMove: () => void;
}

/** The menu of a row: move to another heat or event, or back to the entries; scratch; remove. */
export function RowActions({ list, row, who, edit, onCompose, onMove }: Props) {
  const { t, language } = useText();
  const { confirm } = useHost();
  const { oid: trial, group } = list;
  const targets = [
    ...(list.trial === undefined ? [] : [{ oid: group.oid, label: t('starts.commitments') }]),
    ...group.trials
      .filter(({ oid, results, round }) => oid !== trial && results === 0 && round !== 'c')
      .map((one) => ({ oid: one.oid, label: formatTrialNameInGroup(one, language) })),
  ];
  const isScratched = row.presence === 'scratched';
  const items: NonNullable<MenuProps['items']> = [
    ...(onCompose === undefined ? [] : [{ key: 'compose', label: t('starts.compose'), onClick: onCompose }]),
    ...targets.map(({ oid, label }) => ({
      key: oid,
      label: t('starts.moveTo', { label }),
      onClick: () => void edit([{ op: 'move', trial, row: row.row, to: oid }], t('starts.movedTo', { who, label })),
    })),
    { key: 'event', label: t('entry.move'), onClick: onMove },
    {
      key: 'scratch',
      label: t(isScratched ? 'starts.unscratch' : 'starts.scratch'),
      onClick: () =>
        void edit([
          isScratched ? { op: 'check', trial, row: row.row, presence: null } : { op: 'scratch', trial, row: row.row },
        ]),
    },
    {
      key: 'remove',
      label: t('starts.remove'),
      danger: true,
      onClick: async () => {
        const confirmed = await confirm({
          title: t('starts.remove.title', { who }),
          subTitle: t('starts.remove.sub'),
          action: t('starts.remove'),
          destructive: true,
        });
        if (confirmed) await edit([{ op: 'remove', trial, row: row.row }], t('starts.removed', { who }));
      },
    },
  ];
  return (
    <DropdownMenu items={items}>
      <Button aria-label={t('starts.acts.of', { who })}>
        <span aria-hidden="true">⋯</span>
      </Button>
    </DropdownMenu>
  );
}
