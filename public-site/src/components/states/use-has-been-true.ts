import { useState } from 'react';

/** True once `isTrue` has been true, so that what was shown stays while something else loads. */
export function useHasBeenTrue(isTrue: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(isTrue);
  if (isTrue && !hasBeenTrue) setHasBeenTrue(true);
  return hasBeenTrue || isTrue;
}
