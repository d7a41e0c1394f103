import { useEffect, useState } from 'react';
import { type Challenge, isOwnAddress } from 'shared-domain/contract';
import { type StartList, useReadStartLists } from '../../../api/start-lists.ts';
import { useRefusal } from '../../../components/call/use-refusal.ts';
import { Paper } from '../../../components/paper/Paper.tsx';
import { useSiteAddress } from '../../../components/site-address/use-site-address.ts';
import type { SelectedList } from '../selected-lists.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { makeTrialLink } from './trial-link.ts';
import './print.css';

interface Props {
  readonly challenge: Challenge;
  readonly lists: readonly SelectedList[];
  /** The code that the sheets' QR codes hold; undefined for sheets that anybody may read. */
  readonly code: string | undefined;
  readonly onDone: () => void;
}

/** Prints the chosen lists that have anybody, or else all, one per page. They are read again first, because officials work with the paper. */
export function PrintSheets({ challenge, lists, code, onDone }: Props) {
  const showRefusal = useRefusal();
  const { address, isLoading } = useSiteAddress();
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
  if (startLists === undefined || isLoading) return null;
  const filledLists = lists.filter(({ oid }) => (startLists.get(oid)?.rows ?? []).length > 0);
  const canLink = address !== undefined && !isOwnAddress(address);
  const makeLink = ({ trial }: SelectedList) =>
    canLink && trial !== undefined ? makeTrialLink(trial.oid, address, code) : undefined;
  return (
    <Paper className="start-sheets" onDone={onDone}>
      {(filledLists.length > 0 ? filledLists : lists).map((list) => (
        <PrintSheet
          key={list.oid}
          challenge={challenge}
          list={list}
          rows={startLists.get(list.oid)?.rows ?? []}
          link={makeLink(list)}
        />
      ))}
    </Paper>
  );
}
