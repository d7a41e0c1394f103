import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'shared-domain/platform';
import { Button } from '../../../components/Button.tsx';
import { DropdownMenu } from '../../../components/DropdownMenu.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { useText } from '../../../locales/use-text.ts';
import { formatLineName } from './line.ts';
import type { RowMenuProps } from './row-actions.ts';

/** The menu of a row, open from the start: it is drawn only when somebody opens it. */
export function RowMenuContent({ line, chOID, actions }: RowMenuProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  // This button replaces the one that was pressed, so it takes over the focus: once, since a list that is drawn anew under the
  // open menu must not take the focus and the pointer's item from it.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const { oid, hold } = line.trial;
  const items = [
    {
      key: 'starts',
      label: t('trials.open.starts'),
      onClick: () => void navigate(buildCompetitionPath(chOID, 'starts', [oid])),
    },
    {
      key: 'results',
      label: t('trials.open.results'),
      onClick: () => void navigate(buildCompetitionPath(chOID, 'results', [oid])),
    },
    ...(actions === undefined
      ? []
      : [
          { key: 'edit', label: t('trials.edit'), onClick: () => actions.edit(oid) },
          {
            key: 'release',
            label: t('trials.release'),
            disabled: hold === undefined,
            onClick: () => actions.release(oid),
          },
          { key: 'remove', label: t('trials.remove'), danger: true, onClick: () => actions.remove(oid) },
        ]),
  ];
  return (
    <DropdownMenu
      open={isOpen}
      onOpenChange={setOpen}
      items={items}
      onChoose={() => setOpen(false)}
      placement="bottomRight"
    >
      <Button
        ref={button}
        kind="bare"
        className="trial-more"
        aria-label={t('trials.acts', { name: formatLineName(line) })}
      >
        <Icon name="more" />
      </Button>
    </DropdownMenu>
  );
}
