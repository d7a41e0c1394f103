import { useCallback, useEffect, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useReadStartLists } from '../../../api/start-lists.ts';
import { makeSeed } from '../../../components/make-seed.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';
import { useSeedRoundMutation } from '../starts-endpoints.ts';
import { makeOpeningDraft, makeSeedBody } from './seed-draft.ts';
import type { WaitingDraw } from './waiting-draw.ts';

interface WaitingDraws {
  /** Undefined until the first preview is loaded; grows with each. */
  readonly draws: readonly WaitingDraw[] | undefined;
  readonly isReading: boolean;
  readonly error: unknown;
  /** Saves a draw exactly as previewed; `lists` is the number of heats. */
  readonly saveDraw: (draw: WaitingDraw) => Promise<{ readonly lists: number; readonly error?: unknown }>;
}

/** Previews the draw of each event that waits for one and has entries; nothing is saved before `saveDraw`. */
export function useWaitingDraws(challenge: Challenge, waitingGroups: readonly ProgrammeGroup[]): WaitingDraws {
  const [readLists] = useReadStartLists();
  const [seedRound] = useSeedRoundMutation();
  const [draws, setDraws] = useState<readonly WaitingDraw[]>();
  const [isReading, setReading] = useState(true);
  const [error, setError] = useState<unknown>();
  // The groups at the start: saving a draw removes its group from `waitingGroups`.
  const [groups] = useState(waitingGroups);
  useEffect(() => {
    let isCurrent = true;
    const loadDraws = async () => {
      const answer = await readLists(groups.map(({ oid }) => oid));
      if (!isCurrent) return;
      setError(answer.error);
      const groupsWithEntries = new Set(
        (answer.lists ?? []).filter(({ rows }) => rows.length > 0).map(({ oid }) => oid),
      );
      const foundDraws: WaitingDraw[] = [];
      for (const group of groups.filter(({ oid }) => groupsWithEntries.has(oid))) {
        const draft = makeOpeningDraft(group, challenge.org.oid, undefined, undefined);
        const seed = makeSeed();
        const preview = await seedRound({ gOID: group.oid, body: makeSeedBody(draft, seed, true) });
        if (!isCurrent) return;
        foundDraws.push({ group, draft, seed, preview: preview.data, error: preview.error });
        setDraws([...foundDraws]);
      }
      setDraws(foundDraws);
      setReading(false);
    };
    void loadDraws();
    return () => {
      isCurrent = false;
    };
  }, [groups, challenge.org.oid, readLists, seedRound]);
  const saveDraw = useCallback(
    async ({ group, draft, seed }: WaitingDraw) => {
      const answer = await seedRound({ gOID: group.oid, body: makeSeedBody(draft, seed, false) });
      return { lists: answer.data?.heats.length ?? 0, ...(answer.error !== undefined && { error: answer.error }) };
    },
    [seedRound],
  );
  return { draws, isReading, error, saveDraw };
}
