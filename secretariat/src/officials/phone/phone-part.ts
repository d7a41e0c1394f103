import { createPart } from '../part.ts';

/** What is told of the phone itself, once the first screen stands. */
export const PHONE_PART = createPart(
  async () => (await import(/* webpackMode: "lazy", webpackChunkName: "phone" */ './PhoneStrips.tsx')).PhoneStrips,
);
