import { type ConsentAnswer, formatAnalyticsPath } from 'shared-domain/platform/state';

/** Measures the audience: the default export of the module that the operator of the site puts in `analytics/`. */
export interface AnalyticsProvider {
  readonly start: () => void;
  /** The reader's new answer. */
  readonly consent: (update: ConsentAnswer['update']) => void;
  /** Counts a visit of a page, by its path without query and trailing slash. */
  readonly page: (path: string) => void;
}

type LoadProvider = () => Promise<AnalyticsProvider | undefined>;

/** A slow provider must not delay the reader's answer longer than this. */
const MAX_DELIVERY_MS = 1500;

/** The provider of this site, which is not even loaded before the reader has agreed. */
export class Analytics {
  readonly #load: LoadProvider;
  #loading: Promise<AnalyticsProvider | undefined> | undefined;
  #isStarted = false;

  constructor(load: LoadProvider) {
    this.#load = load;
  }

  /** Loads and starts the provider; to be called only after consent. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    void this.#provider().then((provider) => provider?.start());
  }

  /** Counts a visit of a page, once the measurement has started. */
  page(path: string): void {
    if (this.#isStarted) void this.#provider().then((provider) => provider?.page(formatAnalyticsPath(path)));
  }

  /** Sends the reader's answer to the provider; a refusal before the measurement has started loads nothing. */
  async sendConsent(update: ConsentAnswer['update']): Promise<void> {
    if (update === 'denied' && !this.#isStarted) return;
    const delivery = this.#provider().then((provider) => provider?.consent(update));
    await Promise.race([delivery, new Promise((resolve) => setTimeout(resolve, MAX_DELIVERY_MS))]);
  }

  #provider(): Promise<AnalyticsProvider | undefined> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      console.warn('La mesure d’audience n’a pas pu être chargée', error);
      return undefined;
    });
    return this.#loading;
  }
}
