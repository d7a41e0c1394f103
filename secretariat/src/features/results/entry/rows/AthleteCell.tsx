import { Fragment, type ReactNode } from 'react';
import { formatCategoryCode, formatGrams } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly line: Line;
  readonly hasCategory?: boolean;
  readonly children?: ReactNode;
}

/** The athlete with category, own implement and club; a relay team with its members. */
export function AthleteCell({ line, hasCategory = false, children }: Props) {
  const { last, first, club, isRelay, members, category, implement } = line;
  const { language } = useText();
  const ownImplement = [
    (hasCategory || implement !== undefined) && formatCategoryCode(category, language),
    implement !== undefined && formatGrams(implement, language),
  ];
  const details = isRelay ? '' : [...ownImplement, club].filter(Boolean).join(' · ');
  return (
    <th scope="row">
      <b>{last}</b> {first}
      {details !== '' && <span className="small muted">{details}</span>}
      {isRelay && members.length > 0 && (
        <span className="small muted">
          {members.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && <span className="sr">, </span>}
              <span className="runner">{name}</span>{' '}
            </Fragment>
          ))}
        </span>
      )}
      {children}
    </th>
  );
}
