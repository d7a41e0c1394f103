import type { FoldedTrialView } from 'shared-domain/live-input';
import { EXTRAS_PART } from '../extra-parts.ts';
import { usePart } from '../part.ts';

/** How many have reached the standard of a qualification; of the script of what is seldom needed, which no other contest asks for. */
export function LoadedQualifiers(props: { readonly folded: FoldedTrialView; readonly onStop: () => void }) {
  const extras = usePart(props.folded.trial.dets.qualifying === undefined ? undefined : EXTRAS_PART);
  return extras && <extras.Qualifiers {...props} />;
}
