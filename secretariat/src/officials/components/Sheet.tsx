import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useConsole, useText } from '../use-console.ts';
import { Key } from './Key.tsx';
import { findPressed, findShift } from './key-place.ts';

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** The act in words, and its colour; without it the sheet only asks to choose. */
  readonly action?: ReactNode;
  readonly colour?: 'ok' | 'no' | 'amber';
  readonly isReady?: boolean;
  /** What stands above the sheet says what it is; the title is for those who do not see it. */
  readonly isBare?: boolean;
  /** The act over «Annuler». */
  readonly isActFirst?: boolean;
  readonly onConfirm?: () => void;
}

/**
 * A sheet from below, for an act that must not happen by accident: its button is elsewhere than the key that opened it, «Annuler» has
 * the focus, and Escape and the phone's back button cancel.
 */
export function Sheet({
  title,
  text,
  children,
  action,
  colour = 'ok',
  isReady = true,
  isBare = false,
  isActFirst = false,
  onConfirm,
}: Props) {
  const { views } = useConsole();
  const { t } = useText();
  const keys = useRef<HTMLDivElement>(null);
  const shift = useShift(keys);
  useEffect(() => {
    keys.current?.querySelector('button')?.focus();
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') views.back();
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [views]);
  return (
    <section className={isBare ? 'sheet bare' : 'sheet'} role="dialog" aria-label={title}>
      {!isBare && (
        <header>
          <h2>{title}</h2>
          {text !== undefined && <p>{text}</p>}
        </header>
      )}
      <div className="pad">{children}</div>
      <div
        className={['keys', isActFirst && 'flip', shift.isSwapped && 'swap'].filter(Boolean).join(' ')}
        style={shift.lift > 0 ? { paddingBlockEnd: `calc(var(--g) + ${shift.lift}px)` } : undefined}
        ref={keys}
      >
        <Key className={action === undefined ? 'key main w6' : 'key main'} onPress={() => views.back()}>
          {t('cancel')}
        </Key>
        {action !== undefined && (
          <Key
            className={`key ${colour}`}
            disabled={!isReady}
            onPress={() => {
              views.back();
              onConfirm?.();
            }}
          >
            {action}
          </Key>
        )}
      </div>
    </section>
  );
}

/** How the key that confirms is kept away from the key that opened the sheet. */
function useShift(keys: RefObject<HTMLDivElement | null>) {
  const [shift, setShift] = useState({ isSwapped: false, lift: 0 });
  useLayoutEffect(() => {
    const [cancel, confirm] = [...(keys.current?.querySelectorAll('button') ?? [])].map((key) =>
      key.getBoundingClientRect(),
    );
    if (confirm !== undefined) setShift(findShift(findPressed(), { confirm, cancel }));
  }, [keys]);
  return shift;
}
