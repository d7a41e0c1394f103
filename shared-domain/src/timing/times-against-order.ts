/**
 * Where times speak against the order in which torsos reached the finish: the positions in the list whose time, in ms, is
 * shorter than that of somebody before. Places go by the order of finish and a time never overturns it inside one race
 * (TR 18.2), so each is a reading to look at again, not a place to change. Rows without a time are passed over.
 * @example findTimesAgainstOrder([9810, 9890, 9850]) // [2]
 */
export function findTimesAgainstOrder(inFinishOrder: readonly (number | undefined)[]): number[] {
  const against: number[] = [];
  let longest = 0;
  inFinishOrder.forEach((ms, index) => {
    if (ms === undefined) return;
    if (ms < longest) against.push(index);
    else longest = ms;
  });
  return against;
}
