import { formatCategoryCode, formatGrams } from 'shared-domain';
import type { Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';

/** Who a row is about; of a team its members too. */
export function AthleteCell({ line }: { readonly line: Line }) {
  const { last, first, club, isRelay, members } = line;
  const { category, implement } = line.result ?? {};
  const { language } = useText();
  const own =
    implement === undefined || category === undefined
      ? []
      : [formatCategoryCode(category, language), formatGrams(implement)];
  const under = isRelay ? members.join(' / ') : [club, ...own].filter(Boolean).join(' · ');
  return (
    <th scope="row">
      <b>{last}</b> {first}
      {under !== '' && <span className="small muted">{under}</span>}
    </th>
  );
}
