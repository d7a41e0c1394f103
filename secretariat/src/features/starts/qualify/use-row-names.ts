import { useEffect, useState } from 'react';
import { useReadStartLists } from '../../../api/start-lists.ts';
import { formatStart } from '../../../components/trial/start-name.ts';

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Bib and name of the rows of these lists, by row key. */
export function useRowNames(oids: readonly string[]): ReadonlyMap<string, string> {
  const [readLists] = useReadStartLists();
  const [names, setNames] = useState(NO_NAMES);
  const oidsKey = oids.join();
  useEffect(() => {
    let isCurrent = true;
    if (oidsKey === '') return;
    void readLists(oidsKey.split(',')).then(({ lists = [] }) => {
      if (isCurrent)
        setNames(new Map(lists.flatMap(({ rows }) => rows.map((row) => [row.row, formatStart(row)] as const))));
    });
    return () => {
      isCurrent = false;
    };
  }, [oidsKey, readLists]);
  return names;
}
