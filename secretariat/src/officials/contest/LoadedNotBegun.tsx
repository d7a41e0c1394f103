import { EXTRAS_PART } from '../extra-parts.ts';
import { usePart } from '../part.ts';
import type { NotBegunProps } from './NotBegun.tsx';

/** What is said before the first attempt; of the script of what is seldom needed, since the keys do not wait for it. */
export function LoadedNotBegun(props: NotBegunProps) {
  const hasAttempts = props.folded.sheet.rows.some(({ attempts }) => attempts !== undefined);
  const extras = usePart(hasAttempts ? undefined : EXTRAS_PART);
  return extras && <extras.NotBegun {...props} />;
}
