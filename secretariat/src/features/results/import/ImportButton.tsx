import { useState } from 'react';
import { lazyPage } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';

const ImportDrawer = lazyPage(() => import('./ImportDrawer.tsx'));

interface Props {
  readonly chOID: string;
  /** Kind of the competition: a CSV of a race outside a stadium is read otherwise. */
  readonly kind: string;
  readonly trials: readonly ProgrammeTrial[];
  readonly own?: string | undefined;
}

/** Opens the import of results; it is loaded when it is asked for. */
export function ImportButton(props: Props) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall onClick={() => setOpen(true)}>
        {t('results.import')}
      </Button>
      {isOpen && <ImportDrawer {...props} own={props.own} onClose={() => setOpen(false)} />}
    </>
  );
}
