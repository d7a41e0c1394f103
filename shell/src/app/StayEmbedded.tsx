import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'shared-domain/platform';
import { isEmbedded } from './place.ts';

/** A frame of another site that began with a page of ours stays one: links inside of it take `?embed=1` along. */
export function StayEmbedded() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const began = useRef(isEmbedded(pathname, search));
  useEffect(() => {
    if (!began.current || !pathname.startsWith('/challenge/') || isEmbedded(pathname, search)) return;
    const params = new URLSearchParams(search);
    params.set('embed', '1');
    navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true });
  }, [pathname, search, navigate]);
  return null;
}
