import { lazyPage } from 'shared-domain/platform';

/** Where the choice of push messages stands, once the reader follows somebody: its code is loaded then. */
export const PushPlace = lazyPage(() => import(/* webpackChunkName: "push.choice" */ './PushChoice.tsx'));
