import { createRandom, randomBelow } from '../../index.ts';
import { encodeFile } from './encode-file.ts';
import { type Pick, spoilText } from './spoil-text.ts';

/** Spoils of one file: some fail at once, others only where two of them meet. */
const MAX_SPOILS = 4;

const ONE_IN_WHOLE = 8;

/** A file that a reader has to read or refuse. */
export interface SpoiledFile<Shape extends string> {
  /** Its place in the run, from 1. */
  readonly number: number;
  readonly shape: Shape;
  /** Its text before it was encoded. */
  readonly text: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Draws more of what belongs to this file. */
  readonly pick: Pick;
}

interface Run {
  readonly seed: number;
  readonly count: number;
}

/** So many spoiled files of the shapes, in turn; the same for the same seed. One in eight is as it should be. */
export function* makeSpoiledFiles<Shape extends string>(
  shapes: Readonly<Record<Shape, string>>,
  { seed, count }: Run,
): Generator<SpoiledFile<Shape>> {
  const names = Object.keys(shapes) as Shape[];
  for (let number = 1; number <= count; number += 1) {
    const random = createRandom(`${seed} ${number}`);
    const pick: Pick = (below) => randomBelow(random, below);
    const shape = names[(number - 1) % names.length] as Shape;
    const times = pick(ONE_IN_WHOLE) === 0 ? 0 : 1 + pick(MAX_SPOILS);
    const text = spoilText(shapes[shape], times, pick);
    yield { number, shape, text, bytes: encodeFile(text, pick), pick };
  }
}
