import type { ReactNode } from 'react';
import { Link, useLocation } from 'shared-domain/platform';

interface SegItem {
  readonly value: string;
  readonly label: ReactNode;
}

interface SegProps {
  readonly label: string;
  /** The parameter of the address that holds the choice. */
  readonly param: string;
  readonly items: readonly SegItem[];
  readonly value: string;
  /** The choice that needs no parameter. */
  readonly fallback?: string | undefined;
  readonly className?: string;
  /** Other parameters that a choice here takes away, by their names with spaces between. */
  readonly clears?: string;
}

/** A choice kept in the address: real links, so that the back button, a bookmark and the keyboard work. */
export function Seg({ label, param, items, value, fallback, className = '', clears = '' }: SegProps) {
  const { pathname, search } = useLocation();
  return (
    <nav className={`seg ${className}`} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.value}
          to={pathname + withParam(without(search, clears), param, item.value === fallback ? undefined : item.value)}
          replace
          preventScrollReset
          aria-current={item.value === value ? 'true' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

/** The query without some parameters. */
const without = (search: string, names: string): string =>
  names.split(' ').reduce((text, name) => withParam(text, name, undefined), search);

/** The query with one parameter set, or taken away. */
export function withParam(search: string, param: string, value: string | undefined): string {
  const params = new URLSearchParams(search);
  if (value === undefined || value === '') params.delete(param);
  else params.set(param, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
