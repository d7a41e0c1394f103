import { useMemo, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { PickGroup } from '../picked-lists.ts';
import { SeedWaitingDrawer } from './SeedWaitingDrawer.tsx';
import { listWaitingGroups } from './waiting-draw.ts';

interface Props {
  readonly challenge: Challenge;
  readonly groups: readonly PickGroup[];
}

/**
 * Draws every event that has entries and no list yet, as each would be drawn by itself, once it has said how. Each list can be drawn
 * again, and the journal takes each back.
 */
export function SeedWaiting({ challenge, groups }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const waiting = useMemo(() => listWaitingGroups(groups), [groups]);
  if (waiting.length === 0 && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('starts.seedAll')}</Button>
      {isOpen && <SeedWaitingDrawer challenge={challenge} waiting={waiting} onClose={() => setOpen(false)} />}
    </>
  );
}
