import type { Trial } from 'shared-domain/contract';

type Heat = Pick<Trial, 'oid' | 'round' | 'heat' | 'date' | 'dets'>;

interface Neighbours<H> {
  readonly previous: H | undefined;
  readonly next: H | undefined;
}

/** The heats before and after one, in the order they are run; parts of a combined event are no rounds of it. */
export function heatNeighbours<H extends Heat>(trial: Heat, heats: readonly H[]): Neighbours<H> {
  const part = trial.round === 'c';
  const line = heats
    .filter((heat) => (heat.round === 'c') === part)
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.heat - b.heat);
  const here = line.findIndex(({ oid }) => oid === trial.oid);
  return here < 0 ? { previous: undefined, next: undefined } : { previous: line[here - 1], next: line[here + 1] };
}
