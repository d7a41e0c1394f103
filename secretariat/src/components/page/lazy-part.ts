import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that comes with its first use, for what needs the server anyway. Without network it stays away until the page is
 * loaded again, and takes nothing with it: marks that are being typed stay.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
