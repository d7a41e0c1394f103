import { createContext, useContext } from 'react';
import { PageTitle } from './PageTitle.tsx';

/** The name of the open screen. */
export const ScreenName = createContext<string | undefined>(undefined);

/** The title of a screen until the answer that brings its own is there. */
export function WaitingTitle() {
  const name = useContext(ScreenName);
  return name === undefined ? null : <PageTitle>{name}</PageTitle>;
}
