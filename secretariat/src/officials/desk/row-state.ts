import { useRef, useState } from 'react';
import type { DeviceTrial } from 'shared-domain/live-input';
import { useConsole } from '../use-console.ts';
import type { View } from '../view.ts';
import { countRenumberings, findNewKey } from './desk-changes.ts';

/** Rows by their keys, or what has one. */
type RowNames = string | readonly string[] | { readonly row?: string | undefined } | undefined;

function rekeyNames<T extends RowNames>(value: T, findKey: (row: string) => string): T;
function rekeyNames(value: RowNames, findKey: (row: string) => string): RowNames {
  if (typeof value === 'string') return findKey(value);
  if (Array.isArray(value)) return (value as readonly string[]).map(findKey);
  const { row } = (value ?? {}) as { readonly row?: string };
  return row === undefined ? value : { ...(value as object), row: findKey(row) };
}

/** What somebody has chosen of the rows of a trial, as a state: the choice stays with its athletes where their bibs are exchanged meanwhile. */
export function useRowState<T extends RowNames>(trial: Pick<DeviceTrial, 'renumbered'>, initial: T | (() => T)) {
  const known = countRenumberings(trial);
  const [state, setState] = useState(() => ({ value: typeof initial === 'function' ? initial() : initial, known }));
  const rekey = (stored: typeof state): T =>
    stored.known === known ? stored.value : rekeyNames(stored.value, (row) => findNewKey(row, stored.known, trial));
  const setValue = (next: T | ((before: T) => T)) =>
    setState((stored) => ({ value: typeof next === 'function' ? next(rekey(stored)) : next, known }));
  return [rekey(state), setValue] as const;
}

type TrialView = Extract<View, { name: 'trial' }>;

/** A view whose sheet stays with the athlete for whom it was opened, where bibs are exchanged meanwhile. */
export function useCurrentView(view: TrialView): TrialView {
  const { about } = view;
  const trial = useConsole().findTrial(about?.room ?? view.trial);
  const opened = useRef({ about, known: countRenumberings(trial) });
  if (opened.current.about !== about) opened.current = { about, known: countRenumberings(trial) };
  if (about?.row === undefined || opened.current.known === countRenumberings(trial)) return view;
  return { ...view, about: { ...about, row: findNewKey(about.row, opened.current.known, trial) } };
}
