import { useEffect, useMemo, useState } from 'react';
import { type Start, useReadStartLists } from '../../../api/start-lists.ts';
import { formatStart } from '../../../components/trial/start-name.ts';

const NO_STARTS: ReadonlyMap<string, Start> = new Map();

/** The rows of these lists, and their bib and name in one text, by row key. */
export function useRowNames(oids: readonly string[]) {
  const [readLists] = useReadStartLists();
  const [starts, setStarts] = useState(NO_STARTS);
  const oidsKey = oids.join();
  useEffect(() => {
    let isCurrent = true;
    if (oidsKey === '') return;
    void readLists(oidsKey.split(',')).then(({ lists = [] }) => {
      if (isCurrent) setStarts(new Map(lists.flatMap(({ rows }) => rows.map((row) => [row.row, row] as const))));
    });
    return () => {
      isCurrent = false;
    };
  }, [oidsKey, readLists]);
  const names: ReadonlyMap<string, string> = useMemo(
    () => new Map([...starts].map(([row, start]) => [row, formatStart(start)])),
    [starts],
  );
  return { names, starts };
}
