import { lazy, Suspense } from 'react';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { DraftFound } from '../../../components/form/DraftFound.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { Build } from './use-build.ts';

const BuildDrawer = lazy(async () => ({ default: (await import('./BuildDrawer.tsx')).BuildDrawer }));

interface Props {
  readonly build: Build;
  readonly challenge: Challenge;
  readonly programme: readonly ProgrammeTrial[];
}

/** The builder where it is open; where it is not, what was prepared in it before and never created. */
export function Builder({ build: { open, setOpen, draft }, challenge, programme }: Props) {
  const { t } = useText();
  const { isRead, found, keep, forget } = draft;
  if (open === undefined || !isRead) {
    return (
      found !== undefined && (
        <DraftFound at={found.at} text="draft.programme" count={found.value.planned.length} onDrop={forget}>
          <Button kind="main" onClick={() => setOpen(found.value.start)}>
            {t('draft.resume')}
          </Button>
        </DraftFound>
      )
    );
  }
  return (
    <Suspense fallback={null}>
      <BuildDrawer
        start={open}
        challenge={challenge}
        programme={programme}
        before={found?.value.planned ?? []}
        onPlanned={(planned) => (planned.length === 0 ? forget() : keep({ start: open, planned }))}
        onClose={() => {
          forget();
          setOpen(undefined);
        }}
      />
    </Suspense>
  );
}
