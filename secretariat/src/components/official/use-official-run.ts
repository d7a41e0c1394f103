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
export function useOfficialRun(chOID: string, asked: readonly OfficialCandidate[]) {
  const { t } = useText();
  const { store } = useHost();
  const [edit] = useEditTrialMutation();
  const [read, setRead] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [reviews, setReviews] = useState<readonly Review[]>();
  const [error, setError] = useState<unknown>();
  const [sent, setSent] = useState<number>();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  // oids of trials whose wind is missing; the dialog asks for them one by one.
  const [windless, setWindless] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isWanted = true;
    void reviewTrials(store, chOID, asked, t, (count) => isWanted && setRead(count)).then((answer) => {
      if (!isWanted) return;
      setReviews(answer.reviews);
      setError(answer.error);
    });
    return () => {
      isWanted = false;
    };
  }, [store, chOID, asked, t, attempt]);

  const refresh = () => {
    store.dispatch(programmeApi.util.invalidateTags([{ type: 'Programme', id: chOID }]));
    store.dispatch(entryApi.util.invalidateTags(['Sheet']));
  };
  const send = async (chosen: readonly Review[]) => {
    const done: Outcome[] = [];
    const asksWind: string[] = [];
    for (const { trial } of chosen) {
      const { oid } = trial;
      setSent(done.length);
      const answer = await edit({ oid, edit: { status: TRIAL_STATUS.official } });
      if (answer.error === undefined) done.push({ oid });
      else {
        if (readRefusal(answer.error).reason === 'wind missing') asksWind.push(oid);
        done.push({ oid, why: formatRefusal(answer.error, t) });
      }
    }
    setSent(undefined);
    setOutcomes(done);
    setWindless(asksWind);
    refresh();
  };
  const settleWind = (oid: string, isOfficial: boolean) => {
    setWindless((waiting) => waiting.filter((one) => one !== oid));
    if (!isOfficial) return;
    setOutcomes((known) => known?.map((one) => (one.oid === oid ? { oid } : one)));
    refresh();
  };
  const readAgain = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return { reviews, read, error, readAgain, send, sent, outcomes, windless: windless[0], settleWind };
}
