import { useEffect, useState } from 'react';
import { useReadStartLists } from '../../../api/start-lists.ts';
import { whoOf } from '../../../components/trial/who.ts';

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Who the rows of some lists are, by the keys that decisions go by. */
export function useRowNames(oids: readonly string[]): ReadonlyMap<string, string> {
  const [read] = useReadStartLists();
  const [names, setNames] = useState(NOBODY);
  const asked = oids.join();
  useEffect(() => {
    let wanted = true;
    if (asked === '') return;
    void read(asked.split(',')).then(({ lists = [] }) => {
      if (wanted) setNames(new Map(lists.flatMap(({ rows }) => rows.map((row) => [row.row, whoOf(row)] as const))));
    });
    return () => {
      wanted = false;
    };
  }, [asked, read]);
  return names;
}
