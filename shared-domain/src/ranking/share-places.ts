/**
 * Places of values that stand in their order, the best first: equal ones share a place and the next one is skipped; who has no value shares
 * with nobody.
 * @example sharePlaces([1100, 1050, 1050, 980]) // [1, 2, 2, 4]
 */
export function sharePlaces(values: readonly (number | undefined)[]): number[] {
  const places: number[] = [];
  for (const [index, value] of values.entries()) {
    const isShared = index > 0 && value !== undefined && value === values[index - 1];
    places.push(isShared ? (places[index - 1] ?? index + 1) : index + 1);
  }
  return places;
}
