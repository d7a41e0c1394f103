/**
 * Indexes of times, in ms, that are shorter than an earlier one although the list is in order of finish. The order of finish decides
 * the places of a race (TR 18.2), so these readings should be checked. Rows without a time are skipped.
 * @example findTimesAgainstOrder([9810, 9890, 9850]) // [2]
 */
export function findTimesAgainstOrder(inFinishOrder: readonly (number | undefined)[]): number[] {
  const indexes: number[] = [];
  let longest = 0;
  inFinishOrder.forEach((ms, index) => {
    if (ms === undefined) return;
    if (ms < longest) indexes.push(index);
    else longest = ms;
  });
  return indexes;
}
