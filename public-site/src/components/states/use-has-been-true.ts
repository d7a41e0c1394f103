import { useState } from 'react';

/** True once `now` has been true, so that what was shown stays while something else loads. */
export function useOnce(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
