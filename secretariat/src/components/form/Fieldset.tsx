import type { ReactNode } from 'react';
import './fields.css';

/** A group of fields under its name. */
export function Fieldset({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="adm-set">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
