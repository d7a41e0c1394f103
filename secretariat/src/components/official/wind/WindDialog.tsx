import { lazy, Suspense } from 'react';
import type { WindProps } from './WindModal.tsx';

const WindModal = lazy(async () => ({ default: (await import('./WindModal.tsx')).WindModal }));

/** The dialog that asks for missing wind readings, loaded when it is first needed. */
export const WindDialog = (props: WindProps) => (
  <Suspense fallback={null}>
    <WindModal {...props} />
  </Suspense>
);
