import { formatCategoryCode, formatGrams } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';

/** The athlete with club and, for youth, category and implement; a relay team with its members. */
export function AthleteCell({ line }: { readonly line: Line }) {
  const { last, first, club, isRelay, members } = line;
  const { category, implement } = line.result ?? {};
  const { language } = useText();
  const youthDetails =
    implement === undefined || category === undefined
      ? []
      : [formatCategoryCode(category, language), formatGrams(implement)];
  const details = isRelay ? members.join(' / ') : [club, ...youthDetails].filter(Boolean).join(' · ');
  return (
    <th scope="row">
      <b>{last}</b> {first}
      {details !== '' && <span className="small muted">{details}</span>}
    </th>
  );
}
