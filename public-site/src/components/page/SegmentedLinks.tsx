import type { ReactNode } from 'react';
import { Link, useLocation } from 'shared-domain/platform';

interface SegItem {
  readonly value: string;
  readonly label: ReactNode;
}

interface SegProps {
  readonly label: string;
  /** The query parameter that holds the choice. */
  readonly param: string;
  readonly items: readonly SegItem[];
  readonly value: string;
  /** The value for which the parameter is left out. */
  readonly fallback?: string | undefined;
  readonly className?: string;
  /** Names of other parameters that a choice removes, separated by spaces. */
  readonly clears?: string;
}

/** A choice kept in the URL: real links, so that bookmarks and the keyboard work. */
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

/** The query string without some parameters. */
const without = (search: string, names: string): string =>
  names.split(' ').reduce((text, name) => withParam(text, name, undefined), search);

/** The query string with one parameter set, or removed where it is empty. */
export function withParam(search: string, param: string, value: string | undefined): string {
  const params = new URLSearchParams(search);
  if (value === undefined || value === '') params.delete(param);
  else params.set(param, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
