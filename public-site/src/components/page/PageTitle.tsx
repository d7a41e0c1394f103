import type { ReactNode } from 'react';

interface PageTitleProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The page's heading, focused after a change of page so that screen readers announce it. */
export function PageTitle({ className, children }: PageTitleProps) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
