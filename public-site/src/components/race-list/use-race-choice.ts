import { useLocation, useNavigate } from 'shared-domain/platform';
import { withParam } from '../page/Seg.tsx';
import type { RaceChoice } from './race-choice.ts';

/** What is chosen, from the address, and how to choose. A new choice begins at the first page again. */
export function useRaceChoice(): readonly [RaceChoice, (next: Partial<RaceChoice>) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const choice: RaceChoice = {
    cat: params.get('cat') ?? '',
    sx: params.get('sx') ?? '',
    q: params.get('q') ?? '',
    n: params.get('n') ?? '',
  };
  const choose = (next: Partial<RaceChoice>) => {
    const query = Object.entries({ n: '', ...next }).reduce(
      (text, [name, value]) => withParam(text, name, value),
      search,
    );
    navigate(pathname + query, { replace: true, preventScrollReset: true });
  };
  return [choice, choose];
}
