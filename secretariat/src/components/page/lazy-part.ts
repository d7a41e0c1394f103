import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that is loaded when it is first shown. Where loading fails it shows nothing until the page is reloaded; the rest
 * of the page, such as marks that are being typed, is not affected.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
