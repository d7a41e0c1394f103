import { createContext } from 'react';
import type { HostServices } from 'shared-domain/platform';

/** The services that the shell passes at mount. */
export const HostContext = createContext<HostServices | undefined>(undefined);
