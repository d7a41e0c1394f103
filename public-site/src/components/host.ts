import { createContext } from 'react';
import type { HostServices } from 'shared-domain/platform';

/** What the shell handed over at mount. */
export const HostContext = createContext<HostServices | undefined>(undefined);
