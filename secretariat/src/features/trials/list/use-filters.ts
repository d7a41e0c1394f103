import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'shared-domain/platform';
import { CHECKS } from '../../../components/trial/checks.ts';
import type { Filters } from './filters.ts';

const NAMES = { day: 'j', family: 'fa', sex: 'sx', status: 'st', check: 'c' } as const;

/** What the table is narrowed to: in the address, so that Back and a reload bring it again; the words typed are not. */
export function useFilters(): readonly [Filters, (change: Partial<Filters>) => void] {
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState('');
  const filters = useMemo<Filters>(
    () => ({
      day: params.get(NAMES.day) ?? '',
      family: params.get(NAMES.family) ?? '',
      sex: params.get(NAMES.sex) ?? '',
      status: params.get(NAMES.status) ?? '',
      check: CHECKS.find((check) => check === params.get(NAMES.check)) ?? '',
      words,
    }),
    [params, words],
  );
  const change = useCallback(
    ({ words: typed, ...others }: Partial<Filters>) => {
      if (typed !== undefined) setWords(typed);
      if (Object.keys(others).length === 0) return;
      setParams(
        (known) => {
          const next = new URLSearchParams(known);
          for (const [name, value] of Object.entries(others)) {
            const key = NAMES[name as keyof typeof NAMES];
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
  return [filters, change];
}
