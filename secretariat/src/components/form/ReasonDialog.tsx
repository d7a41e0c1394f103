import { lazy, Suspense } from 'react';
import type { ReasonProps } from './ReasonModal.tsx';

const ReasonModal = lazy(async () => ({ default: (await import('./ReasonModal.tsx')).ReasonModal }));

/** The dialog that asks for a reason; antd's comes when it is first asked for, since most marks are no correction. */
export const ReasonDialog = (props: ReasonProps) => (
  <Suspense fallback={null}>
    <ReasonModal {...props} />
  </Suspense>
);
