import { PUSH_KEY } from './is-push-on.ts';

/** The reader's choice, on this device: `on`, or `refused` when they said no to the browser's question. */
export type PushState = 'on' | 'refused' | 'off';

const listeners = new Set<() => void>();
/** Where nothing can be stored the choice holds for this visit. */
let unstored: PushState | undefined;

export function readPushState(): PushState {
  if (unstored !== undefined) return unstored;
  try {
    const stored = localStorage.getItem(PUSH_KEY);
    return stored === 'on' || stored === 'refused' ? stored : 'off';
  } catch {
    return 'off';
  }
}

export function storePushState(state: PushState): void {
  try {
    if (state === 'off') localStorage.removeItem(PUSH_KEY);
    else localStorage.setItem(PUSH_KEY, state);
    unstored = undefined;
  } catch {
    unstored = state;
  }
  for (const onChange of listeners) onChange();
}

export function subscribeToPushState(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}
