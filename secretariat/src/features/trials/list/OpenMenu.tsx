import { useState } from 'react';
import { useNavigate } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { competitionPath } from '../../../components/page/paths.ts';
import { useText } from '../../../locales/use-text.ts';
import { lineName } from './line.ts';
import type { RowMenuProps } from './row-acts.ts';

/** The button is another than the one that was pressed: the focus goes on with it. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** The menu of a row, open. */
export function OpenMenu({ line, chOID, acts }: RowMenuProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const { oid, hold } = line.trial;
  const items = [
    {
      key: 'starts',
      label: t('trials.open.starts'),
      onClick: () => void navigate(competitionPath(chOID, 'starts', [oid])),
    },
    {
      key: 'results',
      label: t('trials.open.results'),
      onClick: () => void navigate(competitionPath(chOID, 'results', [oid])),
    },
    ...(acts === undefined
      ? []
      : [
          { key: 'edit', label: t('trials.edit'), onClick: () => acts.edit(oid) },
          {
            key: 'release',
            label: t('trials.release'),
            disabled: hold === undefined,
            onClick: () => acts.release(oid),
          },
          { key: 'remove', label: t('trials.remove'), danger: true, onClick: () => acts.remove(oid) },
        ]),
  ];
  return (
    <DropdownMenu
      open={open}
      onOpenChange={setOpen}
      items={items}
      onChoose={() => setOpen(false)}
      placement="bottomRight"
      destroyOnHidden
    >
      <Button
        ref={takeFocus}
        kind="bare"
        className="trial-more"
        aria-label={t('trials.acts', { name: lineName(line) })}
      >
        <Icon name="more" />
      </Button>
    </DropdownMenu>
  );
}
