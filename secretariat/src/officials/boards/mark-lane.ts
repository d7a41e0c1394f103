/** A mark that an attempt is compared with. `key` says whose it is. */
export interface LaneMark {
  readonly key: 'lead' | 'cut' | 'own' | 'now';
  readonly mark: number;
  /** Place on the lane, from 0 to 1. */
  readonly x: number;
  /** Whether its words stand above the lane, because those before it need the room below. */
  readonly isAbove: boolean;
}

const START = 0.08;
const LENGTH = 0.84;
/** Room that the words of a mark take on the lane. */
const WORDS = 0.24;

/** Marks in mm on a lane from the shortest to the longest, their words apart; none where there is nothing to compare. */
export function placeLaneMarks(marks: Readonly<Record<LaneMark['key'], number | undefined>>): readonly LaneMark[] {
  const known = Object.entries(marks).flatMap(([key, mark]) =>
    mark === undefined ? [] : [{ key: key as LaneMark['key'], mark }],
  );
  const [shortest, longest] = [Math.min(...known.map(({ mark }) => mark)), Math.max(...known.map(({ mark }) => mark))];
  if (known.length < 2 || shortest === longest) return [];
  const ends = { below: Number.NEGATIVE_INFINITY, above: Number.NEGATIVE_INFINITY };
  return known
    .toSorted((a, b) => a.mark - b.mark)
    .map((one) => {
      const x = START + (LENGTH * (one.mark - shortest)) / (longest - shortest);
      // The mark of this attempt stands in large figures already.
      if (one.key === 'now') return { ...one, x, isAbove: false };
      const isAbove = x - ends.below < WORDS;
      ends[isAbove ? 'above' : 'below'] = x;
      return { ...one, x, isAbove };
    });
}
