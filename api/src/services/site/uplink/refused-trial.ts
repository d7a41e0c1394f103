import { CONFLICT_REASONS, type ConflictReason, type SiteAnswer } from 'shared-domain/contract';
import type { SiteLinkTable } from '../../../store/site-tables.ts';

/** A trial that the public server refused, with the error that it answered. */
export type RefusedTrial = NonNullable<SiteAnswer['link']>['refused'][number] & {
  /** What stands before the public server answered in its place: it is sent again with each beat. */
  readonly isStopped?: true;
};

/** Trials that the public server refused, by uid. */
export type RefusedTrials = ReadonlyMap<string, RefusedTrial>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isConflictReason = (value: unknown): value is ConflictReason => CONFLICT_REASONS.some((one) => one === value);

/**
 * The words of an error that this release knows: a public server of another release may give a reason of its own, and what stands before
 * it may answer anything.
 */
export function pickKnownWords(error: unknown): Partial<Omit<RefusedTrial, 'uid' | 'name'>> {
  const { id, detail, reason, path } = { ...(error as Readonly<Record<string, unknown>> | null | undefined) };
  return {
    ...(isText(id) ? { id } : {}),
    ...(isText(detail) ? { detail } : {}),
    ...(isConflictReason(reason) ? { reason } : {}),
    ...(isText(path) ? { path } : {}),
  };
}

/** Refused trials as a link stores them, whichever release did. */
export function parseRefusedTrials({ refused }: Pick<SiteLinkTable, 'refused'>): RefusedTrial[] {
  const stored = JSON.parse(refused) as readonly Pick<RefusedTrial, 'uid' | 'name' | 'isStopped'>[];
  return stored.map(({ uid, name, isStopped, ...error }) => ({
    ...{ uid, name, detail: 'unknown error', ...pickKnownWords(error) },
    ...(isStopped && { isStopped }),
  }));
}
