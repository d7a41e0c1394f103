/** A whole number from `min` to `max`. */
export type Draw = (min: number, max: number) => number;

/** Draws that are the same in each run with one seed. */
export function createDraw(seed: number): Draw {
  let state = seed;
  return (min, max) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return min + Math.floor((state / 2 ** 31) * (max - min + 1));
  };
}
