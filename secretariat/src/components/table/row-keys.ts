import type { KeyboardEvent } from 'react';

interface RowActions {
  readonly toggle?: ((key: string) => void) | undefined;
  readonly extend?: ((key: string) => void) | undefined;
  readonly open?: ((key: string) => void) | undefined;
}

const findNextRow = (element: Element | null, step: 1 | -1): HTMLElement | null => {
  let next = step === 1 ? element?.nextElementSibling : element?.previousElementSibling;
  while (next instanceof HTMLElement && next.dataset.key === undefined) {
    next = step === 1 ? next.nextElementSibling : next.previousElementSibling;
  }
  return next instanceof HTMLElement ? next : null;
};

/** Handles a key in a focused row: arrows move, with Shift they extend the choice, Space chooses, Enter opens. */
export function handleRowKey(event: KeyboardEvent<HTMLElement>, { toggle, extend, open }: RowActions): void {
  const { target, key, shiftKey } = event;
  if (!(target instanceof HTMLElement) || target.dataset.key === undefined) return;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = findNextRow(target, key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    next?.focus();
    if (shiftKey && extend !== undefined) {
      extend(target.dataset.key);
      if (next?.dataset.key !== undefined) extend(next.dataset.key);
    }
    return;
  }
  if (key === ' ' && toggle !== undefined) {
    event.preventDefault();
    toggle(target.dataset.key);
  }
  if (key === 'Enter' && open !== undefined) {
    event.preventDefault();
    open(target.dataset.key);
  }
}
