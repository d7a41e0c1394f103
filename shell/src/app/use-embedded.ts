import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'shared-domain/platform';
import { isEmbedded, isOfChallenge } from './place.ts';

/**
 * Whether the page in view stands in a frame of another site. A frame that began with a page of ours stays one: links inside
 * of it take `?embed=1` along, without a bar in between.
 */
export function useEmbedded(): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [began] = useState(() => isEmbedded(pathname, search));
  const embedded = began && isOfChallenge(pathname);
  useEffect(() => {
    if (!embedded || isEmbedded(pathname, search)) return;
    const params = new URLSearchParams(search);
    params.set('embed', '1');
    navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true });
  }, [embedded, pathname, search, navigate]);
  return embedded || isEmbedded(pathname, search);
}
