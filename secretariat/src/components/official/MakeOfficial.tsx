import { lazy, Suspense, useState } from 'react';
import { isJumpOffBar } from '../../api/marks/bar-draft.ts';
import { useOutbox } from '../../api/marks/use-outbox.ts';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { findHindrance, isStillRunning } from './hindrance.ts';
import type { OfficialCandidate } from './review-trials.ts';

const MakeOfficialDialog = lazy(async () => ({
  default: (await import('./MakeOfficialDialog.tsx')).MakeOfficialDialog,
}));

interface Props {
  readonly chOID: string;
  readonly trials: readonly ProgrammeTrial[];
  /** Whether a person chose the trials one by one: the dialog then also lists those that still run, and those that cannot become official, and why. */
  readonly isChosen: boolean;
  /** Replaces the text with the number of trials. */
  readonly label?: string;
}

/** A button that makes the results of many trials official, after the questions that their sheets would ask. */
export function MakeOfficial({ chOID, trials, isChosen, label }: Props) {
  const { t } = useText();
  const { drafts } = useOutbox();
  const [dialogCandidates, setDialogCandidates] = useState<readonly OfficialCandidate[]>();
  const hasUnsent = ({ oid }: ProgrammeTrial) => drafts.some((draft) => draft.trial === oid && !isJumpOffBar(draft));
  const candidates = trials.map((trial) => ({ trial, hindrance: findHindrance(trial, hasUnsent(trial)) }));
  const ready = candidates.filter(
    ({ trial, hindrance }) => hindrance === undefined && (isChosen || !isStillRunning(trial)),
  );
  return (
    <>
      <Button
        kind="main"
        disabled={ready.length === 0 && label === undefined}
        onClick={() => setDialogCandidates(isChosen ? candidates : ready)}
      >
        {label ?? (isChosen ? t('results.official.act', { count: ready.length }) : t('results.official.all'))}
      </Button>
      <Suspense fallback={null}>
        {dialogCandidates !== undefined && (
          <MakeOfficialDialog
            chOID={chOID}
            candidates={dialogCandidates}
            onClose={() => setDialogCandidates(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
