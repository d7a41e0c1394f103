import { useMemo, useState } from 'react';
import { type FormDraftState, useFormDraft } from '../../../components/form/use-form-draft.ts';
import type { PlannedRound } from './planned-round.ts';

/** What the builder is opened with: a field for one event, or the templates. */
export type BuildMode = 'one' | 'template';

/** Planned rounds that are not created yet; stored on the device. */
interface PlannedDraft {
  /** What the builder was opened with; stored under this name. */
  readonly start: BuildMode;
  readonly planned: readonly PlannedRound[];
}

export interface Build {
  /** Undefined while the builder is closed. */
  readonly openedWith: BuildMode | undefined;
  readonly setOpenedWith: (mode: BuildMode | undefined) => void;
  readonly draft: FormDraftState<PlannedDraft>;
}

/** The builder of a programme: whether it is open, and its draft on this device. */
export function useBuild(chOID: string): Build {
  const [openedWith, setOpenedWith] = useState<BuildMode>();
  const draft = useFormDraft<PlannedDraft>(`programme ${chOID}`);
  return useMemo(() => ({ openedWith, setOpenedWith, draft }), [openedWith, draft]);
}
