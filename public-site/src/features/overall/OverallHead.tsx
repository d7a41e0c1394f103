import type { Challenge, Group, Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { buildGroupPath } from '../../components/page/challenge-paths.ts';
import { EventName, findEventTitleClass } from '../../components/page/EventName.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { buildListTools } from '../../components/toolbar/list-tools.ts';
import { formatEventText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';

interface OverallHeadProps {
  readonly event: Pick<Trial, 'chOID' | 'g0' | 'g1' | 'category'> & Pick<Group, 'categories'>;
  readonly gOID: string;
  /** The group's name as it was given, and in the reader's language. */
  readonly group: string;
  readonly name: string;
  readonly rows: number;
  readonly challenge: Challenge | undefined;
}

/** The header of an event's overall ranking. */
export function OverallHead({ event, gOID, group, name, rows, challenge }: OverallHeadProps) {
  const { t, language } = useText();
  const { chOID, category } = event;
  const discipline = formatEventText({ ...event, group }, language, challenge?.kind);
  return (
    <div className="head">
      <nav className="crumb" aria-label={t('crumb')}>
        <Link to={`/challenge/${chOID}`}>{challenge?.name ?? t('programme')}</Link>
        <span aria-hidden="true">›</span>
        <Link to={buildGroupPath(chOID, gOID)}>{name}</Link>
        <span aria-hidden="true">›</span>
        {t('scratch.short')}
      </nav>
      <div className="headline">
        <PageTitle className={findEventTitleClass(discipline)}>
          <EventName name={discipline} />
        </PageTitle>
        <div className="who">
          {t('scratch.short')} <SexChip category={category} />{' '}
          <CategoryChip category={category} categories={event.categories} />
        </div>
        <ListToolbar
          title={`${name}, ${t('scratch.short')}`}
          {...buildListTools({ chOID, groupOID: gOID }, 'resultats', challenge, {
            language,
            results: rows,
            starts: 0,
          })}
          pdf={undefined}
        />
      </div>
    </div>
  );
}
