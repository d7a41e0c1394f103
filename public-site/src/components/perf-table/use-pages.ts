import { useState } from 'react';

/** Rows of a long list shown at once, and added by each «Afficher 100 de plus». */
export const PAGE = 100;

interface Pages {
  readonly limit: number;
  readonly more: () => void;
}

/** How much of a long list is shown: the footer and the back button keep working, as an endless list would not let them. */
export function usePages(): Pages {
  const [limit, setLimit] = useState(PAGE);
  return { limit, more: () => setLimit((shown) => shown + PAGE) };
}
