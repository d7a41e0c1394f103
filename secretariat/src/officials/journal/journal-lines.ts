import type { DeviceTrial, SeenFact } from 'shared-domain/live-input';
import { sayFact } from '../contest/say-fact.ts';
import type { LogRow } from '../log/log-row.ts';
import { needsLook } from '../log/log-row.ts';
import type { Translate } from '../use-console.ts';

type Content = Parameters<typeof sayFact>[0] & { readonly id?: string };

interface Correction {
  readonly replaces: string;
  readonly with: readonly Content[];
  readonly why?: string;
}

const findCorrection = (fact: { readonly kind: string }): Correction | undefined =>
  fact.kind === 'correction' ? (fact as unknown as Correction) : undefined;

/** What later lines of the journal took back, or put another fact in the place of; by the ids of the facts. */
export function findReplaced(rows: readonly LogRow[]): ReadonlyMap<string, 'withdrawn' | 'corrected'> {
  const replaced = new Map<string, 'withdrawn' | 'corrected'>();
  for (const row of rows) {
    const correction = findCorrection(row.fact);
    // A reading that finds its attempt is the same reading; a correction that does not count replaces nothing.
    if (correction === undefined || needsLook(row) || correction.with[0]?.kind === 'wind') continue;
    replaced.set(correction.replaces, correction.with.length === 0 ? 'withdrawn' : 'corrected');
  }
  return replaced;
}

/** A fact of the journal in one line: of a correction also what it takes back, and why. */
export function sayJournalFact(
  fact: Content,
  known: readonly Pick<LogRow | SeenFact, 'fact'>[],
  trial: DeviceTrial | undefined,
  t: Translate,
): string {
  const correction = findCorrection(fact);
  if (correction === undefined) return sayFact(fact, trial, t);
  const reason = correction.why === undefined ? '' : ` – ${correction.why}`;
  const target = known
    .map((one) => one.fact as Content)
    .flatMap((one) => [one, ...(findCorrection(one)?.with ?? [])])
    .find(({ id }) => id === correction.replaces);
  if (correction.with.length > 0 || target === undefined) return `${sayFact(fact, trial, t)}${reason}`;
  // One colon in a line.
  const what = sayFact(target, trial, t).replace(/\s*:\s+/g, ', ');
  return `${t('said.undone', { what })}${reason}`;
}
