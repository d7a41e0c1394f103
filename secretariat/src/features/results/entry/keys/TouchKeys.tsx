import { useEffect, useState } from 'react';
import { isFieldEvent, isVerticalJump, parseVariant } from 'shared-domain';
import type { ProgrammeTrial } from '../../../../api/programme.ts';
import { Button } from '../../../../components/Button.tsx';
import { useMediaQuery } from '../../../../components/use-media-query.ts';
import { useText } from '../../../../locales/use-text.ts';

const STATUS_CODES = ['DNS', 'DNF', 'DQ', 'NM'];

/** Types into the focused cell; a status replaces its text. React only notices a value set by the prototype's setter. */
function typeKey(key: string): void {
  const cell = document.activeElement;
  if (!(cell instanceof HTMLInputElement) || cell.dataset.c === undefined || cell.readOnly) return;
  const shouldReplace = STATUS_CODES.includes(key) || cell.selectionEnd !== cell.selectionStart;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    cell,
    shouldReplace ? key : `${cell.value}${key}`,
  );
  cell.dispatchEvent(new Event('input', { bubbles: true }));
}

/** oid of the trial whose sheet has the focus; undefined before any has it. */
function useFocusedTrial(): string | undefined {
  const [oid, setOid] = useState<string>();
  useEffect(() => {
    const followFocus = ({ target }: FocusEvent) => {
      const sheet = target instanceof Element ? target.closest<HTMLElement>('[data-trial]') : null;
      if (sheet !== null) setOid(sheet.dataset.trial);
    };
    document.addEventListener('focusin', followFocus);
    return () => document.removeEventListener('focusin', followFocus);
  }, []);
  return oid;
}

/** Keys for touch screens, whose numeric keyboard has no letters: those of the sheet that has the focus. */
export function TouchKeys({ trials: openTrials }: { readonly trials: readonly ProgrammeTrial[] }) {
  const { t } = useText();
  const focusedOid = useFocusedTrial();
  const focusedTrial = openTrials.find(({ oid }) => oid === focusedOid);
  const trials = focusedTrial === undefined ? openTrials : [focusedTrial];
  const isTouchScreen = useMediaQuery('(pointer: coarse)');
  if (!isTouchScreen) return null;
  const hasBars = trials.some(({ g0 }) => isVerticalJump(g0));
  const hasAttempts = trials.some(({ g0 }) => isFieldEvent(g0));
  const hasCards = trials.some(({ g1 }) => parseVariant(g1)?.kind === 'walk');
  const keys = [
    ...(hasBars ? ['o'] : []),
    ...(hasAttempts ? ['x', '-', 'r'] : []),
    ...(hasCards ? ['~', '>'] : []),
    ...STATUS_CODES,
  ];
  return (
    <section className="touch-keys" aria-label={t('results.keys')}>
      {keys.map((key) => (
        <Button key={key} onPointerDown={(event) => event.preventDefault()} onClick={() => typeKey(key)}>
          {key}
        </Button>
      ))}
    </section>
  );
}
