import type { ReactNode } from 'react';
import { LaneArt } from './LaneArt.tsx';
import './states.css';

/** The texts of P2.6, English in both languages. */
export const EMPTY_TEXTS = {
  results: 'No Resultlist available',
  starts: 'No Startlist available',
  entries: 'No Commitment available',
  tracks: 'No running track now',
  fields: 'No running fields now',
} as const;

interface EmptyProps {
  readonly what: keyof typeof EMPTY_TEXTS;
  readonly hasArt?: boolean;
  readonly children?: ReactNode;
}

/** Shown for an empty list: a text of P2.6, then a line that says what to expect. */
export function Empty({ what, hasArt = false, children }: EmptyProps) {
  return (
    <div className="empty">
      {hasArt && <LaneArt />}
      <strong lang="en">{EMPTY_TEXTS[what]}</strong>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
