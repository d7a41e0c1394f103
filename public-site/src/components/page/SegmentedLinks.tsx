import type { ReactNode } from 'react';
import { Link, useLocation } from 'shared-domain/platform';

interface SegmentedLink {
  readonly value: string;
  readonly label: ReactNode;
}

interface SegmentedLinksProps {
  readonly label: string;
  /** The query parameter that holds the choice. */
  readonly param: string;
  readonly items: readonly SegmentedLink[];
  readonly value: string;
  /** The value for which the parameter is left out. */
  readonly fallback?: string | undefined;
  readonly className?: string;
  /** Names of other parameters that a choice removes, separated by spaces. */
  readonly clearedParams?: string;
}

/** A choice kept in the URL: real links, so that bookmarks and the keyboard work. */
export function SegmentedLinks({
  label,
  param,
  items,
  value,
  fallback,
  className = '',
  clearedParams = '',
}: SegmentedLinksProps) {
  const { pathname, search } = useLocation();
  return (
    <nav className={`seg ${className}`} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.value}
          to={
            pathname +
            setParam(removeParams(search, clearedParams), param, item.value === fallback ? undefined : item.value)
          }
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
const removeParams = (search: string, names: string): string =>
  names.split(' ').reduce((text, name) => setParam(text, name, undefined), search);

/** The query string with one parameter set, or removed where it is empty. */
export function setParam(search: string, param: string, value: string | undefined): string {
  const params = new URLSearchParams(search);
  if (value === undefined || value === '') params.delete(param);
  else params.set(param, value);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
