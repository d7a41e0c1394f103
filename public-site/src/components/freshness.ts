import { createContext, useContext } from 'react';

/** How a page keeps itself fresh: by the stream, or by asking every `pollingInterval` ms when the stream is refused. */
interface Freshness {
  readonly isLive: boolean;
  readonly pollingInterval: number;
}

export const FreshnessContext = createContext<Freshness>({ isLive: false, pollingInterval: 0 });

export const useFreshness = (): Freshness => useContext(FreshnessContext);

/** Polling interval of what stands around the list that is shown, ms: it is asked for every third time. */
export const useSlowPollingInterval = (): number => 3 * useFreshness().pollingInterval;
