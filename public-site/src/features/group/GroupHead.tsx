import {
  findListType,
  formatEquipment,
  formatEventName,
  formatFamily,
  formatGroupTitle,
  readEvent,
} from 'shared-domain';
import type { Challenge, Group, ResultList } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { EventRecords } from '../../components/EventRecords.tsx';
import { buildFamilyPath } from '../../components/page/challenge-paths.ts';
import { EventName, findEventTitleClass } from '../../components/page/EventName.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import '../../components/lists/group.css';

interface GroupHeadProps {
  readonly group: Group;
  readonly lists: readonly ResultList[];
  readonly challenge: Challenge | undefined;
}

/** The header of an event: name, category, for a throw its implement, and the records that the organiser gives. */
export function GroupHead({ group, lists, challenge }: GroupHeadProps) {
  const { t, language } = useText();
  const event = readEvent(group, challenge?.kind);
  const name = formatEventName(group.name, { ...event, category: group.category }, language);
  // The parts of a combined event are other events.
  const list = lists.find(({ g0, g1 }) => g0 === group.g0 && g1 === group.g1);
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
          <SexChip category={group.category} /> <CategoryChip category={group.category} categories={group.categories} />
          {implement !== undefined && <span className="chip">{implement}</span>}
        </div>
      </div>
      <EventRecords records={list?.records} event={event} />
    </div>
  );
}
