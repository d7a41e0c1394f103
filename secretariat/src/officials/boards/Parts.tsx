import { Raised } from './Raised.tsx';

interface Props {
  /** What is cut where there is no room. */
  readonly first: string | undefined;
  readonly others: readonly (string | undefined)[];
}

/** Words in one line with a dot between them, of which only the first are cut. */
export function Parts({ first, others }: Props) {
  const rest = others.filter((part) => part !== undefined && part !== '').join(' · ');
  const hasFirst = first !== undefined && first !== '';
  return (
    <p className="parts">
      {hasFirst && <span className="shrinking">{first}</span>}
      {rest !== '' && (
        <span>
          {hasFirst && ' · '}
          <Raised text={rest} />
        </span>
      )}
    </p>
  );
}
