import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A table that may be wider than the screen and can be scrolled by keyboard too. */
export function SidewaysTable({ label, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody scrolls it by keyboard
    <section className={`sideways ${className}`.trim()} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
