import { useMemo, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';
import { SeedWaitingDrawer } from './SeedWaitingDrawer.tsx';
import { listWaitingGroups } from './waiting-draw.ts';

interface Props {
  readonly challenge: Challenge;
  readonly groups: readonly ProgrammeGroup[];
}

/**
 * Opens a drawer that draws all events with entries but no start list, with the settings each would get by itself. Each list can be
 * drawn again or undone in the journal.
 */
export function SeedWaiting({ challenge, groups }: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const waiting = useMemo(() => listWaitingGroups(groups), [groups]);
  if (waiting.length === 0 && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('starts.seedAll')}</Button>
      {isOpen && <SeedWaitingDrawer challenge={challenge} waitingGroups={waiting} onClose={() => setOpen(false)} />}
    </>
  );
}
