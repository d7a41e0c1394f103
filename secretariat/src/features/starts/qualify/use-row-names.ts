import { useEffect, useState } from 'react';
import { whoOf } from '../../../components/trial/who.ts';
import { useLazyStartListsQuery } from '../starts-endpoints.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Who the rows of some lists are, by the keys that decisions go by. */
export function useRowNames(oids: readonly string[]): ReadonlyMap<string, string> {
  const [read] = useLazyStartListsQuery();
  const [names, setNames] = useState(NOBODY);
  const asked = oids.join();
  useEffect(() => {
    let wanted = true;
    void read(asked.split(',')).then(({ data = [] }) => {
      if (wanted) setNames(new Map(data.flatMap(({ rows }) => rows.map((row) => [row.row, whoOf(row)] as const))));
    });
    return () => {
      wanted = false;
    };
  }, [asked, read]);
  return names;
}
