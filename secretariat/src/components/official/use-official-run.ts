import { useEffect, useState } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import { entryApi, useEditTrialMutation } from '../../api/marks/entry-endpoints.ts';
import { programmeApi } from '../../api/programme.ts';
import { useText } from '../../locales/use-text.ts';
import { formatRefusal, readRefusal } from '../call/call-sentence.ts';
import { useHost } from '../host.ts';
import { type OfficialCandidate, type Review, reviewTrials } from './review-trials.ts';

/** What became of one trial: `why` it did not become official, or nothing if it did. */
export interface Outcome {
  readonly oid: string;
  readonly why?: string;
}

/** Reads what is open in the trials, makes the chosen ones official one by one, and returns what became of each. */
export function useOfficialRun(chOID: string, candidates: readonly OfficialCandidate[]) {
  const { t } = useText();
  const { store } = useHost();
  const [edit] = useEditTrialMutation();
  const [readCount, setReadCount] = useState(0);
  const [readAttempt, setReadAttempt] = useState(0);
  const [reviews, setReviews] = useState<readonly Review[]>();
  const [error, setError] = useState<unknown>();
  const [sentCount, setSentCount] = useState<number>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  // oids of trials whose wind is missing; the dialog asks for them one by one.
  const [withoutWind, setWithoutWind] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isWanted = true;
    void reviewTrials(store, chOID, candidates, t, (count) => isWanted && setReadCount(count)).then((answer) => {
      if (!isWanted) return;
      setReviews(answer.reviews);
      setError(answer.error);
    });
    return () => {
      isWanted = false;
    };
  }, [store, chOID, candidates, t, readAttempt]);

  const refresh = () => {
    store.dispatch(programmeApi.util.invalidateTags([{ type: 'Programme', id: chOID }]));
    store.dispatch(entryApi.util.invalidateTags(['Sheet']));
  };
  const send = async (chosen: readonly Review[]) => {
    const newOutcomes: Outcome[] = [];
    const trialsWithoutWind: string[] = [];
    for (const { trial } of chosen) {
      const { oid } = trial;
      setSentCount(newOutcomes.length);
      const answer = await edit({ oid, edit: { status: TRIAL_STATUS.official } });
      if (answer.error === undefined) newOutcomes.push({ oid });
      else {
        if (readRefusal(answer.error).reason === 'wind missing') trialsWithoutWind.push(oid);
        newOutcomes.push({ oid, why: formatRefusal(answer.error, t) });
      }
    }
    setSentCount(undefined);
    setOutcomes(newOutcomes);
    setWithoutWind(trialsWithoutWind);
    refresh();
  };
  const settleWind = (oid: string, isOfficial: boolean) => {
    setWithoutWind((waiting) => waiting.filter((one) => one !== oid));
    if (!isOfficial) return;
    setOutcomes((known) => known?.map((one) => (one.oid === oid ? { oid } : one)));
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
    send,
    sentCount,
    outcomes,
    trialWithoutWind: withoutWind[0],
    settleWind,
  };
}
