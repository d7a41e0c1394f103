import type { ReactNode } from 'react';

interface Props {
  /** The id of its heading, for links and tests. */
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of a page under its own heading. */
export const Section = ({ id, title, help, className = '', children }: Props) => (
  <section className={`sec ${className}`.trim()} aria-labelledby={id}>
    <header className="adm-sec">
      <h2 id={id}>{title}</h2>
    </header>
    {help !== undefined && <p className="muted adm-gap">{help}</p>}
    {children}
  </section>
);
