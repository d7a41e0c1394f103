import { isOut } from 'shared-domain';
import { type Draft, findNextVersion, type MarkFields } from './draft.ts';

type Series = NonNullable<MarkFields['attempts']>;
type Attempt = Series[number];

/** Attempts by key: their index, in a vertical jump `h` and the bar in mm, in a jump-off `j` and its number. */
function indexAttempts(series: Series): Map<string, Attempt> {
  let jumpOffs = 0;
  return new Map(
    series.map((attempt: Attempt, index): [string, Attempt] => {
      if (!('h' in attempt)) return [String(index), attempt];
      if (attempt.j !== true) return [`h${attempt.h}`, attempt];
      jumpOffs += 1;
      return [`j${jumpOffs}`, attempt];
    }),
  );
}

const areSameAttempt = (a: Attempt | undefined, b: Attempt | undefined): boolean =>
  JSON.stringify(sortFields(a)) === JSON.stringify(sortFields(b));
const sortFields = (attempt: Attempt | undefined) => Object.entries(attempt ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));

/** Whether any of my attempts is now another one; further attempts and winds that came since replace nothing. */
export function hasReplacedAttempt(mine: Series, theirs: Series): boolean {
  const theirAttempts = indexAttempts(theirs);
  return [...indexAttempts(mine)].some(([key, attempt]) => {
    const theirAttempt = theirAttempts.get(key);
    return theirAttempt?.r !== attempt.r || ('v' in attempt && 'v' in theirAttempt && theirAttempt.v !== attempt.v);
  });
}

/** Orders keys by index or bar; jump-offs come last. */
const compareKeys = (a: string, b: string): number => {
  const [isJumpOff, other] = [a.startsWith('j'), b.startsWith('j')];
  if (isJumpOff !== other) return isJumpOff ? 1 : -1;
  return Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, ''));
};

/**
 * Merges two edits of a series that changed different attempts; undefined where both changed the same attempt to different values,
 * or where one changed anything but attempts.
 */
export function mergeFields(before: MarkFields, mine: MarkFields, theirs: MarkFields): MarkFields | undefined {
  if (mine.attempts == null || theirs.attempts == null || mine.reaction !== undefined || mine.wind !== undefined)
    return undefined;
  if (mine.prf !== undefined && isOut(mine.prf)) return undefined;
  const [attemptsBefore, myAttempts, theirAttempts] = [
    indexAttempts(before.attempts ?? []),
    indexAttempts(mine.attempts),
    indexAttempts(theirs.attempts),
  ];
  const merged = new Map(theirAttempts);
  for (const key of new Set([...attemptsBefore.keys(), ...myAttempts.keys()])) {
    const [attemptBefore, myAttempt, theirAttempt] = [
      attemptsBefore.get(key),
      myAttempts.get(key),
      theirAttempts.get(key),
    ];
    if (areSameAttempt(attemptBefore, myAttempt) || areSameAttempt(myAttempt, theirAttempt)) continue;
    if (!areSameAttempt(attemptBefore, theirAttempt)) return undefined;
    if (myAttempt === undefined) merged.delete(key);
    else merged.set(key, myAttempt);
  }
  const attempts = [...merged].sort(([a], [b]) => compareKeys(a, b)).map(([, attempt]) => attempt) as Series;
  return { attempts };
}

/**
 * Joins the stored draft of a row with what was typed into it before the stored drafts were read. The result is sent when the row is
 * left, or at once where the cells typed now include all the stored ones.
 */
export function joinDrafts(stored: Draft, typed: Draft | undefined): Draft {
  if (typed === undefined) return { ...stored, version: findNextVersion(stored) };
  const isCovered = Object.keys(stored.typed).every((name) => name in typed.typed);
  return {
    ...typed,
    typed: { ...stored.typed, ...typed.typed },
    before: { ...typed.before, ...stored.before },
    revision: stored.revision,
    state: isCovered ? typed.state : 'typing',
    version: findNextVersion(stored.version > typed.version ? stored : typed),
  };
}
