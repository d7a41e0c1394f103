import type { ReactNode } from 'react';

/** A console that is only looked at: none of its keys and fields takes anything, and its lists still scroll. */
export const SwitchedOff = ({ children }: { readonly children: ReactNode }) => (
  <fieldset disabled className="twin">
    {children}
  </fieldset>
);
