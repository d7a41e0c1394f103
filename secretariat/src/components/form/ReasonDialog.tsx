import { lazy, Suspense } from 'react';
import type { ReasonProps } from './ReasonModal.tsx';

const ReasonModal = lazy(async () => ({ default: (await import('./ReasonModal.tsx')).ReasonModal }));

/** The dialog that asks for a reason; loaded when it is first needed, since most marks are not corrections. */
export const ReasonDialog = (props: ReasonProps) => (
  <Suspense fallback={null}>
    <ReasonModal {...props} />
  </Suspense>
);
