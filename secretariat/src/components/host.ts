import { createContext, useContext } from 'react';
import type { HostServices } from 'shared-domain/platform';

/** The services that the shell gave when it mounted this application. */
export const HostContext = createContext<HostServices | undefined>(undefined);

export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error('HostContext is missing');
  return host;
}
