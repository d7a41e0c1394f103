import { useStartsQuery } from '../../api/challenge-endpoints.ts';
import { useFreshness } from '../freshness.ts';

/** The start lists of trials, asked for together while they are shown, and again where no stream is held (P12.4). */
export function useStartLists(chOID: string, trialOIDs: readonly string[], isShown: boolean) {
  const { pollingInterval } = useFreshness();
  return useStartsQuery({ chOID, trialOIDs }, { pollingInterval, skip: !isShown || trialOIDs.length === 0 });
}

export type StartListsRequest = ReturnType<typeof useStartLists>;
