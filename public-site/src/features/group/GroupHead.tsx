import {
  findListType,
  formatEquipment,
  formatEventName,
  formatFamily,
  formatGroupTitle,
  readEvent,
} from 'shared-domain';
import type { Challenge, Group } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { buildFamilyPath } from '../../components/page/challenge-paths.ts';
import { EventName, findEventTitleClass } from '../../components/page/EventName.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import '../../components/lists/group.css';

/** The header of an event: name, category and, for a throw, its implement. */
export function GroupHead({ group, challenge }: { readonly group: Group; readonly challenge: Challenge | undefined }) {
  const { t, language } = useText();
  const name = formatEventName(group.name, group, language);
  const event = readEvent(group, challenge?.kind);
  const implement = findListType(event) === 'throw' ? formatEquipment(event, language) : undefined;
  return (
    <div className="head">
      <nav className="crumb" aria-label={t('crumb')}>
        <Link to={`/challenge/${challenge?.oid ?? ''}`}>{challenge?.name ?? t('programme')}</Link>
        <span aria-hidden="true">›</span>
        <Link to={buildFamilyPath(challenge?.oid ?? '', group.family)}>{formatFamily(group.family, language)}</Link>
        <span aria-hidden="true">›</span>
        {formatGroupTitle(group.name, group, language)}
      </nav>
      <div className="headline">
        <PageTitle className={findEventTitleClass(name)}>
          <EventName name={name} />
        </PageTitle>
        <div className="who">
          <SexChip category={group.category} /> <CategoryChip category={group.category} />
          {implement !== undefined && <span className="chip">{implement}</span>}
        </div>
      </div>
    </div>
  );
}
