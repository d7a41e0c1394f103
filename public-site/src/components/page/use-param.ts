import { useLocation, useNavigate } from 'shared-domain/platform';
import { setParam } from './SegmentedLinks.tsx';

/** One filter kept in the URL; setting it replaces the history entry, so that the back button leaves the page. */
export function useParam(name: string): readonly [string, (value: string) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const value = new URLSearchParams(search).get(name) ?? '';
  const set = (next: string) =>
    navigate(pathname + setParam(search, name, next), { replace: true, preventScrollReset: true });
  return [value, set];
}
