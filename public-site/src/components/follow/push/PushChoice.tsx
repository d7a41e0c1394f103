import { useContext, useState, useSyncExternalStore } from 'react';
import { HostContext } from '../../host.ts';
import { keepPush } from './keep-push.ts';
import { type PushState, readPushState, subscribeToPushState } from './push-state.ts';
import { countToldAthletes, startPush, stopPush } from './push-subscription.ts';
import { findPushSupport } from './push-support.ts';
import { usePushText } from './use-push-text.ts';

/** «Prévenez-moi : appel, résultat»: the reader's choice of push messages. It asks nothing before it is tapped. */
export function PushChoice() {
  const host = useContext(HostContext);
  const { t: text } = usePushText();
  const state = useSyncExternalStore(subscribeToPushState, readPushState);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const support = findPushSupport();
  if (host === undefined || support === 'none') return null;
  if (support === 'install') return <p className="push-choice sub">{text('install')}</p>;
  const { store } = host;
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    setFailed(false);
    await action().catch(() => setFailed(true));
    setBusy(false);
  };
  const start = () =>
    run(async () => {
      if (await startPush(store)) keepPush(store);
    });
  return (
    <div className="push-choice" aria-live="polite">
      <PushLine state={state} isBusy={isBusy} onStart={start} onStop={() => run(() => stopPush(store))} />
      {hasFailed && <p className="sub">{text('failed')}</p>}
    </div>
  );
}

interface PushLineProps {
  readonly state: PushState;
  readonly isBusy: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

function PushLine({ state, isBusy, onStart, onStop }: PushLineProps) {
  const { t: text } = usePushText();
  const { permission } = Notification;
  if (state === 'on' && permission === 'granted')
    return (
      <>
        <p className="sub">{text(countToldAthletes() === 0 ? 'onNobody' : 'on')}</p>
        <button type="button" className="btn quiet" disabled={isBusy} onClick={onStop}>
          {text('stop')}
        </button>
      </>
    );
  if (permission === 'denied') return <p className="sub">{text('denied')}</p>;
  const isRefused = state === 'refused' && permission !== 'granted';
  return (
    <>
      {isRefused && <p className="sub">{text('refused')}</p>}
      <button type="button" className={isRefused ? 'btn quiet' : 'btn'} disabled={isBusy} onClick={onStart}>
        {text(isRefused ? 'retry' : 'ask')}
      </button>
    </>
  );
}
