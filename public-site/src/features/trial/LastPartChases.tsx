import { isFinished } from 'shared-domain';
import type { ResultList, Trial } from 'shared-domain/contract';
import { useResultsQuery } from '../../api/challenge-endpoints.ts';
import { useFreshness } from '../../components/freshness.ts';
import { CombinedChases } from './CombinedChases.tsx';

interface LastPartChasesProps {
  readonly trial: Trial | ResultList;
  /** The trials of its group, the combined event and its other parts among them. */
  readonly group: readonly Trial[];
}

/** The page itself asks every 10 s where nothing is pushed: the list of the combined event is asked for less often. */
const POLLS_BETWEEN = 3;

/** On the page of the last discipline of a combined event, what each athlete needs there to pass the one ahead. */
export function LastPartChases({ trial, group }: LastPartChasesProps) {
  const { pollingInterval } = useFreshness();
  const combinedOID = findCombinedBeforeLast(trial, group);
  const query = useResultsQuery(
    { chOID: trial.chOID, trialOID: combinedOID ?? '' },
    { pollingInterval: pollingInterval * POLLS_BETWEEN, skip: combinedOID === undefined },
  );
  const list = query.data?.results.find(({ oid }) => oid === combinedOID);
  if (list?.parts?.at(-1)?.oids.includes(trial.oid) !== true) return null;
  return <CombinedChases list={list} />;
}

/** The oid of the combined event of a part, once all its other disciplines are over and this part is not. */
export function findCombinedBeforeLast(part: Trial | ResultList, group: readonly Trial[]): string | undefined {
  const { combined } = part.dets;
  if (combined === undefined || isFinished(part.status)) return undefined;
  const others = group.filter(({ dets, g0, g1 }) => dets.combined === combined && (g0 !== part.g0 || g1 !== part.g1));
  if (others.length === 0 || !others.every(({ status }) => isFinished(status))) return undefined;
  return group.find(({ uid }) => uid === combined)?.oid;
}
