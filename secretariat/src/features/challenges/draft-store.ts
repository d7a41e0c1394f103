import type { ChallengeDraft } from './challenge-draft.ts';

const KEY = 'foulee.new-challenge';

/** What was being typed, kept for the visit: an expired session or a reload must not cost it. */
export function readDraft(): Partial<ChallengeDraft> | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(draft: Partial<ChallengeDraft>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    return;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}
