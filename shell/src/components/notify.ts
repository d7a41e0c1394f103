import { createContext, useContext } from 'react';
import type { NotifyOptions } from 'shared-domain/platform';

type Notify = (text: string, options?: NotifyOptions) => void;

export const NotifyContext = createContext<Notify>(() => undefined);

/** Returns the function that shows a message in the snackbar. */
export const useNotification = (): Notify => useContext(NotifyContext);
