/** How a check went: `broken` makes the command fail. */
export type Verdict = 'ok' | 'warning' | 'broken';

/** What a check found, in French, and what to do where something is wrong. */
export interface Finding {
  readonly check: string;
  readonly verdict: Verdict;
  readonly text: string;
  readonly remedy?: string;
}

export const ok = (check: string, text: string): Finding => ({ check, verdict: 'ok', text });
export const warning = (check: string, text: string, remedy: string): Finding => ({
  ...{ check, verdict: 'warning', text, remedy },
});
export const broken = (check: string, text: string, remedy: string): Finding => ({
  ...{ check, verdict: 'broken', text, remedy },
});
