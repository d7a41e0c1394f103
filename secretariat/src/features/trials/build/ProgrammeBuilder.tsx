import { lazy, Suspense } from 'react';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { RestoredDraftAlert } from '../../../components/form/RestoredDraftAlert.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { Build } from './use-build.ts';

const BuildDrawer = lazy(async () => ({ default: (await import('./BuildDrawer.tsx')).BuildDrawer }));

interface Props {
  readonly build: Build;
  readonly challenge: Challenge;
  readonly programme: readonly ProgrammeTrial[];
}

/** The drawer that adds events while it is open; while it is closed, the offer to resume a stored draft. */
export function ProgrammeBuilder({ build: { openedWith, setOpenedWith, draft }, challenge, programme }: Props) {
  const { t } = useText();
  const { isRead, storedDraft, saveDraft, deleteDraft } = draft;
  if (openedWith === undefined || !isRead) {
    return (
      storedDraft !== undefined && (
        <RestoredDraftAlert
          changedAt={storedDraft.at}
          textKey="draft.programme"
          count={storedDraft.value.planned.length}
          onDiscard={deleteDraft}
        >
          <Button kind="main" onClick={() => setOpenedWith(storedDraft.value.start)}>
            {t('draft.resume')}
          </Button>
        </RestoredDraftAlert>
      )
    );
  }
  return (
    <Suspense fallback={null}>
      <BuildDrawer
        openedWith={openedWith}
        challenge={challenge}
        programme={programme}
        initialPlanned={storedDraft?.value.planned ?? []}
        onPlanned={(planned) => (planned.length === 0 ? deleteDraft() : saveDraft({ start: openedWith, planned }))}
        onClose={() => {
          deleteDraft();
          setOpenedWith(undefined);
        }}
      />
    </Suspense>
  );
}
