import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'shared-domain/platform';
import { CHECKS } from '../../../components/trial/checks.ts';
import type { Filters } from './filters.ts';

const PARAM_NAMES = { day: 'j', family: 'fa', sex: 'sx', status: 'st', check: 'c' } as const;

/** The filters of the table, stored in the page's address for Back and reload, except the search words. */
export function useFilters(): readonly [Filters, (changeFilters: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState('');
  const filters = useMemo<Filters>(
    () => ({
      day: params.get(PARAM_NAMES.day) ?? '',
      family: params.get(PARAM_NAMES.family) ?? '',
      sex: params.get(PARAM_NAMES.sex) ?? '',
      status: params.get(PARAM_NAMES.status) ?? '',
      check: CHECKS.find((check) => check === params.get(PARAM_NAMES.check)) ?? '',
      words,
    }),
    [params, words],
  );
  const changeFilters = useCallback(
    ({ words: typed, ...others }: Partial<Filters>) => {
      if (typed !== undefined) setWords(typed);
      if (Object.keys(others).length === 0) return;
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          for (const [name, value] of Object.entries(others)) {
            const key = PARAM_NAMES[name as keyof typeof PARAM_NAMES];
            if (value === '') next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return [filters, changeFilters];
}
