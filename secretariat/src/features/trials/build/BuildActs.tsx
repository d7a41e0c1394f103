import { lazy, Suspense, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Icon } from '../../../components/Icon.tsx';
import { useText } from '../../../locales/use-text.ts';

const BuildDrawer = lazy(async () => ({ default: (await import('./BuildDrawer.tsx')).BuildDrawer }));

interface Props {
  readonly challenge: Challenge;
  readonly programme: readonly ProgrammeTrial[];
}

/** Adds one event, or a whole programme from a template. */
export function BuildActs({ challenge, programme }: Props) {
  const { t } = useText();
  const [open, setOpen] = useState<'one' | 'template'>();
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen('one')}>
        <Icon name="plus" />
        {t('trials.add')}
      </button>
      <button type="button" className="btn main" onClick={() => setOpen('template')}>
        {t('trials.build')}
      </button>
      <Suspense fallback={null}>
        {open !== undefined && (
          <BuildDrawer start={open} challenge={challenge} programme={programme} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </>
  );
}
