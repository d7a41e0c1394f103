import type { ReactNode } from 'react';
import './fields.css';

interface Props {
  readonly legend: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A group of fields under its name. */
export function Fieldset({ legend, className = 'adm-set', children }: Props) {
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
