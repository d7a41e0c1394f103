import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { spaceFrench } from 'shared-domain';

/** Prose written in a component, with the no-break spaces of French that `addTexts` gives to other texts. */
export function spaceProse(prose: ReactNode): ReactNode {
  return Children.map(prose, (node) => {
    if (typeof node === 'string') return spaceFrench(node);
    if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
    return cloneElement(node, undefined, spaceProse(node.props.children));
  });
}
