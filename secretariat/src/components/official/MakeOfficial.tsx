import { lazy, Suspense, useState } from 'react';
import { isJumpOffBar } from '../../api/marks/bar-draft.ts';
import { useOutbox } from '../../api/marks/use-outbox.ts';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { findHindrance } from './hindrance.ts';
import type { AskedTrial } from './review-trials.ts';

const OfficialDialog = lazy(async () => ({ default: (await import('./OfficialDialog.tsx')).OfficialDialog }));

interface Props {
  readonly chOID: string;
  readonly trials: readonly ProgrammeTrial[];
  /** A person chose them one by one: each that cannot become official says why. */
  readonly isChosen: boolean;
  /** In place of how many would become official. */
  readonly label?: string;
}

/** Makes the results of many trials official, after the same questions as their sheets ask. */
export function MakeOfficial({ chOID, trials, isChosen, label }: Props) {
  const { t } = useText();
  const { drafts } = useOutbox();
  const [asked, setAsked] = useState<readonly AskedTrial[]>();
  const isUnsent = ({ oid }: ProgrammeTrial) => drafts.some((draft) => draft.trial === oid && !isJumpOffBar(draft));
  const all = trials.map((trial) => ({ trial, hindrance: findHindrance(trial, isUnsent(trial)) }));
  const ready = all.filter(({ hindrance }) => hindrance === undefined);
  return (
    <>
      <Button
        kind="main"
        disabled={ready.length === 0 && label === undefined}
        onClick={() => setAsked(isChosen ? all : ready)}
      >
        {label ?? t('results.official.act', { count: ready.length })}
      </Button>
      <Suspense fallback={null}>
        {asked !== undefined && <OfficialDialog chOID={chOID} asked={asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}
