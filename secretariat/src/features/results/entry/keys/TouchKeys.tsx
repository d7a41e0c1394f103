import { isFieldEvent, isVerticalJump } from 'shared-domain';
import type { ProgrammeTrial } from '../../../../api/programme.ts';
import { Button } from '../../../../components/Button.tsx';
import { useMedia } from '../../../../components/use-media.ts';
import { useText } from '../../../../locales/use-text.ts';

const WORDS = ['DNS', 'DNF', 'DQ', 'NM'];

/** Writes into the cell that has the focus as a key would. */
function press(key: string): void {
  const cell = document.activeElement;
  if (!(cell instanceof HTMLInputElement) || cell.dataset.c === undefined || cell.readOnly) return;
  const replaces = WORDS.includes(key) || cell.selectionEnd !== cell.selectionStart;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    cell,
    replaces ? key : `${cell.value}${key}`,
  );
  cell.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A digit pad has no letters: on a screen that is touched they stand here, for the cell that has the focus. */
export function TouchKeys({ trials }: { readonly trials: readonly ProgrammeTrial[] }) {
  const { t } = useText();
  const isTouched = useMedia('(pointer: coarse)');
  if (!isTouched) return null;
  const isBars = trials.some(({ g0 }) => isVerticalJump(g0));
  const isField = trials.some(({ g0 }) => isFieldEvent(g0));
  const keys = [...(isBars ? ['o'] : []), ...(isField ? ['x', '-', 'r'] : []), ...WORDS];
  return (
    <section className="touch-keys" aria-label={t('results.keys')}>
      {keys.map((key) => (
        <Button key={key} onPointerDown={(event) => event.preventDefault()} onClick={() => press(key)}>
          {key}
        </Button>
      ))}
    </section>
  );
}
