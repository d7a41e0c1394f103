import { analyticsPath, type ConsentAnswer } from 'shared-domain/platform/state';

/** What measures the audience: the default export of the module that the operator of the site puts in its `analytics/`. */
export interface AnalyticsProvider {
  readonly start: () => void;
  /** The reader's new answer. */
  readonly consent: (update: ConsentAnswer['update']) => void;
  /** A page seen: its path, without parameters, and without a trailing slash. */
  readonly page: (path: string) => void;
}

type LoadProvider = () => Promise<AnalyticsProvider | undefined>;

/** An answer is not held up by a measurement that does not come, ms. */
const PATIENCE = 1500;

/** The provider of this site, brought only when the reader has agreed: before that, nothing of it is asked for. */
export class Analytics {
  readonly #load: LoadProvider;
  #loading: Promise<AnalyticsProvider | undefined> | undefined;
  #started = false;

  constructor(load: LoadProvider) {
    this.#load = load;
  }

  /** Only after consent. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    void this.#provider().then((provider) => provider?.start());
  }

  page(path: string): void {
    if (this.#started) void this.#provider().then((provider) => provider?.page(analyticsPath(path)));
  }

  /** Tells the reader's answer. One who refuses a measurement that never ran has nobody to tell. */
  async tell(update: ConsentAnswer['update']): Promise<void> {
    if (update === 'denied' && !this.#started) return;
    const delivery = this.#provider().then((provider) => provider?.consent(update));
    await Promise.race([delivery, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }

  #provider(): Promise<AnalyticsProvider | undefined> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      console.warn('La mesure d’audience n’a pas pu être chargée', error);
      return undefined;
    });
    return this.#loading;
  }
}
