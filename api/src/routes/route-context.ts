import type { Config } from '../base/config.ts';
import type { PublicAnswers } from '../http/answers/public-answers.ts';
import type { LiveHub } from '../live/hub.ts';
import type { Context } from '../services/context/context.ts';
import type { Site } from '../static/index.ts';

export type { App } from '../http/app.ts';

/** What routes work with. */
export interface RouteContext extends Context {
  readonly config: Config;
  readonly publicAnswers: PublicAnswers;
  readonly hub: Pick<LiveHub, 'isFull' | 'isFullFor' | 'join' | 'size'>;
  /** The present release of each remote. */
  readonly site: Pick<Site, 'remotes'>;
}
