import { type ComponentType, lazy } from 'react';

/**
 * Makes a part of a page that is loaded when it is first shown. If loading fails it shows nothing until the page is reloaded; the rest
 * of the page, such as marks that are being typed, is not affected.
 */
export const makeOptionalPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
