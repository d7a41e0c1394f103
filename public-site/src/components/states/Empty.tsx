import type { ReactNode } from 'react';
import { LaneArt } from './LaneArt.tsx';
import './states.css';

/** The words of P2.6, the same in both languages. */
export const EMPTY = {
  results: 'No Resultlist available',
  starts: 'No Startlist available',
  entries: 'No Commitment available',
  tracks: 'No running track now',
  fields: 'No running fields now',
} as const;

interface EmptyProps {
  readonly what: keyof typeof EMPTY;
  readonly art?: boolean;
  readonly children?: ReactNode;
}

/** Nothing to list: the words of P2.6, then a line that says what to expect. */
export function Empty({ what, art = false, children }: EmptyProps) {
  return (
    <div className="empty">
      {art && <LaneArt />}
      <strong lang="en">{EMPTY[what]}</strong>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
