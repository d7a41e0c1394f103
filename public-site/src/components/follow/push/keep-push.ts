import type { InjectableStore } from 'shared-domain/platform';
import { subscribeToFollowed } from '../follow-store.ts';
import { renewPush } from './push-subscription.ts';

/** Stars are often given one after the other: they are sent together. */
const WAIT_MS = 1500;

let isKept = false;

/** From now on the server is told whom the reader follows, as long as messages are on. */
export function keepPush(store: Pick<InjectableStore, 'dispatch'>): void {
  if (isKept) return;
  isKept = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Without network, or where the server refuses, it is sent with the next page.
  const renew = () => void renewPush(store).catch(() => undefined);
  const renewSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(renew, WAIT_MS);
  };
  subscribeToFollowed(renewSoon);
  new MutationObserver(renewSoon).observe(document.documentElement, { attributeFilter: ['lang'] });
  renew();
}
