import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 150;
const SHORTEST_MS = 300;

/** True while a skeleton should show: not before 150 ms, and then for 300 ms at least, so that nothing blinks. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (waiting === slow) return undefined;
    const wait = waiting ? DELAY_MS : Math.max(0, SHORTEST_MS - (Date.now() - since.current));
    const timer = setTimeout(() => {
      since.current = Date.now();
      setSlow(waiting);
    }, wait);
    return () => clearTimeout(timer);
  }, [waiting, slow]);
  return slow;
}
