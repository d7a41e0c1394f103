import { type ButtonHTMLAttributes, Suspense, useState } from 'react';
import { Button } from '../Button.tsx';
import { makeOptionalPart } from '../page/optional-part.ts';
import type { TwinTarget } from './TwinDialog.tsx';

/** With the consoles themselves, which nobody loads who does not ask for one. */
const TwinDialog = makeOptionalPart(async () => (await import('./TwinDialog.tsx')).TwinDialog);

interface Props extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  readonly chOID: string;
  readonly target: TwinTarget;
}

/** Opens the read-only twin of a console. */
export function TwinButton({ chOID, target, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall {...button} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <TwinDialog chOID={chOID} target={target} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
