import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Challenge } from 'shared-domain/contract';
import { type StartList, useReadStartLists } from '../../../api/start-lists.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import type { PickedList } from '../picked-lists.ts';
import { PrintSheet } from './PrintSheet.tsx';
import './print.css';

interface Props {
  readonly challenge: Challenge;
  readonly lists: readonly PickedList[];
  readonly onDone: () => void;
}

/** The picked lists on paper, one to a page, with room for the marks. They are read anew: paper is what officials go by. */
export function PrintSheets({ challenge, lists, onDone }: Props) {
  const showRefusal = useRefusal();
  const [read] = useReadStartLists();
  const [known, setKnown] = useState<ReadonlyMap<string, StartList>>();
  useEffect(() => {
    let wanted = true;
    void read(lists.map(({ oid }) => oid)).then(({ lists: current, error }) => {
      if (!wanted) return;
      if (current === undefined) {
        showRefusal(error);
        onDone();
      } else setKnown(new Map(current.map((list) => [list.oid, list])));
    });
    return () => {
      wanted = false;
    };
  }, [read, lists, onDone, showRefusal]);
  useEffect(() => {
    if (known === undefined) return undefined;
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [known, onDone]);
  if (known === undefined) return null;
  return createPortal(
    <div className="start-sheets">
      {lists.map((list) => (
        <PrintSheet key={list.oid} challenge={challenge} list={list} rows={known.get(list.oid)?.rows ?? []} />
      ))}
    </div>,
    document.body,
  );
}
