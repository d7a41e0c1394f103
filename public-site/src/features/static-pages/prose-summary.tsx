import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

interface HeadingProps {
  readonly id: string;
  readonly children: ReactNode;
}

const isHeading = (node: ReactNode): node is ReactElement<HeadingProps> =>
  isValidElement<{ readonly id?: string }>(node) && node.type === 'h2' && node.props.id !== undefined;

/** Prose with links to its sections before the first of them; `prose` is a fragment whose sections begin with an `h2` with an id. */
export function addSummary(prose: ReactElement<{ readonly children?: ReactNode }>, label: string): ReactElement {
  const parts = Children.toArray(prose.props.children);
  const first = parts.findIndex(isHeading);
  return (
    <>
      {parts.slice(0, first)}
      <nav aria-label={label}>
        <ul>
          {parts.filter(isHeading).map(({ props: { id, children } }) => (
            <li key={id}>
              <a className="link" href={`#${id}`}>
                {children}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.slice(first)}
    </>
  );
}
