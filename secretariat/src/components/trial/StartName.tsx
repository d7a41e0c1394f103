import type { Start } from '../../api/start-lists.ts';
import { formatStartName } from './start-name.ts';

type NamedStart = Pick<Start, 'last' | 'first' | 'relay' | 'clubName'>;

/** A name in a list: the surname bold, as received, and the first name beside it; or the name of a team. */
export function StartName({ row }: { readonly row: NamedStart }) {
  const { last, first } = row;
  if (!last || !first) return <b>{formatStartName(row)}</b>;
  return (
    <span>
      <b>{last}</b> {first}
    </span>
  );
}
