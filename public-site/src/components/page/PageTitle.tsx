import type { ReactNode } from 'react';

interface PageTitleProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The page's heading: it takes the focus after a change of route, so that a voice says where one is. */
export function PageTitle({ className, children }: PageTitleProps) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
