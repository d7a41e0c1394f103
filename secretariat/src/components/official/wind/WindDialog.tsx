import { lazy, Suspense } from 'react';
import type { WindProps } from './WindModal.tsx';

const WindModal = lazy(async () => ({ default: (await import('./WindModal.tsx')).WindModal }));

/** The dialog that asks for missing wind readings; antd's comes when it is first asked for. */
export const WindDialog = (props: WindProps) => (
  <Suspense fallback={null}>
    <WindModal {...props} />
  </Suspense>
);
