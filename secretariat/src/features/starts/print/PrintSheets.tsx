import { useEffect, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { type StartList, useReadStartLists } from '../../../api/start-lists.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { Paper } from '../../../components/paper/Paper.tsx';
import type { SelectedList } from '../selected-lists.ts';
import { PrintSheet } from './PrintSheet.tsx';
import './print.css';

interface Props {
  readonly challenge: Challenge;
  readonly lists: readonly SelectedList[];
  readonly onDone: () => void;
}

/** Prints the chosen lists that have anybody, or else all, one per page. They are read again first, because officials work with the paper. */
export function PrintSheets({ challenge, lists, onDone }: Props) {
  const showRefusal = useRefusal();
  const [readLists] = useReadStartLists();
  const [startLists, setStartLists] = useState<ReadonlyMap<string, StartList>>();
  useEffect(() => {
    let isCurrent = true;
    void readLists(lists.map(({ oid }) => oid)).then(({ lists: current, error }) => {
      if (!isCurrent) return;
      if (current === undefined) {
        showRefusal(error);
        onDone();
      } else setStartLists(new Map(current.map((list) => [list.oid, list])));
    });
    return () => {
      isCurrent = false;
    };
  }, [readLists, lists, onDone, showRefusal]);
  if (startLists === undefined) return null;
  const filledLists = lists.filter(({ oid }) => (startLists.get(oid)?.rows ?? []).length > 0);
  return (
    <Paper className="start-sheets" onDone={onDone}>
      {(filledLists.length > 0 ? filledLists : lists).map((list) => (
        <PrintSheet key={list.oid} challenge={challenge} list={list} rows={startLists.get(list.oid)?.rows ?? []} />
      ))}
    </Paper>
  );
}
