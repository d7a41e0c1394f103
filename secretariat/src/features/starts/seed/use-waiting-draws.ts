import { useCallback, useEffect, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useReadStartLists } from '../../../api/start-lists.ts';
import type { PickGroup } from '../picked-lists.ts';
import { useSeedRoundMutation } from '../starts-endpoints.ts';
import { makeSeedBody, newSeed, openingDraft } from './seed-draft.ts';
import type { WaitingDraw } from './waiting-draw.ts';

interface WaitingDraws {
  /** Undefined until the first is known. */
  readonly draws: readonly WaitingDraw[] | undefined;
  readonly isReading: boolean;
  readonly error: unknown;
  /** Writes one exactly as it was previewed. */
  readonly write: (draw: WaitingDraw) => Promise<{ readonly lists: number; readonly error?: unknown }>;
}

/** The events of a programme that somebody is entered in, each with the draw that is proposed; nothing is written by looking. */
export function useWaitingDraws(challenge: Challenge, waiting: readonly PickGroup[]): WaitingDraws {
  const [read] = useReadStartLists();
  const [run] = useSeedRoundMutation();
  const [draws, setDraws] = useState<readonly WaitingDraw[]>();
  const [isReading, setReading] = useState(true);
  const [error, setError] = useState<unknown>();
  // The programme as it was when this was opened: what is written meanwhile leaves the list of those that wait.
  const [groups] = useState(waiting);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const answer = await read(groups.map(({ oid }) => oid));
      if (!isWanted) return;
      setError(answer.error);
      const entered = new Set((answer.lists ?? []).filter(({ rows }) => rows.length > 0).map(({ oid }) => oid));
      const found: WaitingDraw[] = [];
      for (const group of groups.filter(({ oid }) => entered.has(oid))) {
        const draft = openingDraft(group, challenge.org.oid, undefined, undefined);
        const seed = newSeed();
        const preview = await run({ gOID: group.oid, body: makeSeedBody(draft, seed, true) });
        if (!isWanted) return;
        found.push({ group, draft, seed, preview: preview.data, error: preview.error });
        setDraws([...found]);
      }
      setDraws(found);
      setReading(false);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [groups, challenge.org.oid, read, run]);
  const write = useCallback(
    async ({ group, draft, seed }: WaitingDraw) => {
      const answer = await run({ gOID: group.oid, body: makeSeedBody(draft, seed, false) });
      return { lists: answer.data?.heats.length ?? 0, ...(answer.error !== undefined && { error: answer.error }) };
    },
    [run],
  );
  return { draws, isReading, error, write };
}
