import { useMemo, useState } from 'react';
import { type StoredForm, useFormDraft } from '../../../components/form/use-form-draft.ts';
import type { PlannedRound } from './planned-round.ts';

/** What the builder is opened with: a field for one event, or the templates. */
type BuildStart = 'one' | 'template';

/** What was prepared and is not created yet. */
interface PlannedDraft {
  readonly start: BuildStart;
  readonly planned: readonly PlannedRound[];
}

export interface Build {
  /** Undefined where the builder is closed. */
  readonly start: BuildStart | undefined;
  readonly setStart: (start: BuildStart | undefined) => void;
  readonly draft: StoredForm<PlannedDraft>;
}

/** The builder of a programme: whether it is open, and its draft on this device. */
export function useBuild(chOID: string): Build {
  const [start, setStart] = useState<BuildStart>();
  const draft = useFormDraft<PlannedDraft>(`programme ${chOID}`);
  return useMemo(() => ({ start, setStart, draft }), [start, draft]);
}
