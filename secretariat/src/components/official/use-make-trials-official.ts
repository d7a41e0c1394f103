import { useEffect, useState } from 'react';
import { readOptions, TRIAL_STATUS } from 'shared-domain';
import { isJumpOffBar } from '../../api/marks/bar-draft.ts';
import { entryApi, useEditTrialMutation } from '../../api/marks/entry-endpoints.ts';
import { useOutbox } from '../../api/marks/use-outbox.ts';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { programmeApi } from '../../api/programme.ts';
import { useText } from '../../locales/use-text.ts';
import { formatRefusal, readRefusal } from '../call/call-sentence.ts';
import { useHost } from '../host.ts';
import { type OfficialCandidate, type Review, reviewTrials } from './review-trials.ts';

/** What became of one trial: why it did not become official, or nothing if it did. */
export interface Outcome {
  readonly oid: string;
  readonly refusal?: string;
}

/** Reads what officials must still decide in the trials, makes the chosen ones official one by one, and returns what became of each. */
export function useMakeTrialsOfficial(chOID: string, candidates: readonly OfficialCandidate[]) {
  const { t } = useText();
  const { store } = useHost();
  const { outbox } = useOutbox();
  const [editTrial] = useEditTrialMutation();
  const { data: challenges } = useMyChallengesQuery();
  const flag = challenges?.find(({ oid }) => oid === chOID)?.flag;
  const isWindRequired = flag !== undefined && readOptions(flag).isWindRequired;
  const [readCount, setReadCount] = useState(0);
  const [readAttempt, setReadAttempt] = useState(0);
  const [reviews, setReviews] = useState<readonly Review[]>();
  const [error, setError] = useState<unknown>();
  const [sentCount, setSentCount] = useState<number>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  // Trials that were refused because their wind is missing; the dialog asks for it, one trial after the other.
  const [oidsWithoutWind, setOidsWithoutWind] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isCurrent = true;
    void reviewTrials(
      store,
      { chOID, isWindRequired },
      candidates,
      t,
      (count) => isCurrent && setReadCount(count),
    ).then((answer) => {
      if (!isCurrent) return;
      setReviews(answer.reviews);
      setError(answer.error);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, chOID, isWindRequired, candidates, t, readAttempt]);

  const refresh = () => {
    store.dispatch(programmeApi.util.invalidateTags([{ type: 'Programme', id: chOID }]));
    store.dispatch(entryApi.util.invalidateTags(['Sheet']));
  };
  // Nobody can jump them any more.
  const discardJumpOffBars = (oid: string) => {
    const bars = outbox.getState().drafts.filter((draft) => draft.trial === oid && isJumpOffBar(draft));
    for (const { key } of bars) outbox.discard(key);
  };
  const makeOfficial = async (chosen: readonly Review[]) => {
    const newOutcomes: Outcome[] = [];
    const newOidsWithoutWind: string[] = [];
    for (const { trial } of chosen) {
      const { oid } = trial;
      setSentCount(newOutcomes.length);
      const answer = await editTrial({ oid, edit: { status: TRIAL_STATUS.official } });
      if (answer.error === undefined) {
        newOutcomes.push({ oid });
        discardJumpOffBars(oid);
      } else {
        if (readRefusal(answer.error).reason === 'wind missing') newOidsWithoutWind.push(oid);
        newOutcomes.push({ oid, refusal: formatRefusal(answer.error, t) });
      }
    }
    setSentCount(undefined);
    setOutcomes(newOutcomes);
    setOidsWithoutWind(newOidsWithoutWind);
    refresh();
  };
  const finishWindDialog = (oid: string, isOfficial: boolean) => {
    setOidsWithoutWind((oids) => oids.filter((other) => other !== oid));
    if (!isOfficial) return;
    setOutcomes((previous) => previous?.map((outcome) => (outcome.oid === oid ? { oid } : outcome)));
    refresh();
  };
  const readAgain = () => {
    setError(undefined);
    setReadAttempt(readAttempt + 1);
  };
  return {
    reviews,
    readCount,
    error,
    readAgain,
    makeOfficial,
    sentCount,
    outcomes,
    oidWithoutWind: oidsWithoutWind[0],
    finishWindDialog,
  };
}
