import { useState } from 'react';

/** True from the first time on: what has been drawn is not taken away while something beside it loads. */
export function useOnce(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
