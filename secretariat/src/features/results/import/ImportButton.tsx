import { useState } from 'react';
import { lazyPage } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';

const ImportDrawer = lazyPage(() => import('./ImportDrawer.tsx'));

interface Props {
  readonly chOID: string;
  /** Kind of the competition: CSV files of races outside a stadium have another format. */
  readonly kind: string;
  readonly trials: readonly ProgrammeTrial[];
  readonly initialTrial?: string | undefined;
}

/** Opens the import of results, which is loaded only then. */
export function ImportButton(props: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall onClick={() => setOpen(true)}>
        {t('results.import')}
      </Button>
      {isOpen && <ImportDrawer {...props} initialTrial={props.initialTrial} onClose={() => setOpen(false)} />}
    </>
  );
}
