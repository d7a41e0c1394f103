import { disciplineName } from 'shared-domain';
import type { Challenge, ScratchAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { SexChip } from '../../components/chips/SexChip.tsx';
import { EventName } from '../../components/page/EventName.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { groupPath } from '../../components/page/trial-path.ts';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { toolsOfLists } from '../../components/toolbar/tools-of-lists.ts';
import { useText } from '../../locales/use-text.ts';

interface ScratchHeadProps {
  readonly scratch: ScratchAnswer;
  readonly challenge: Challenge | undefined;
}

/** The event, and that this is its overall ranking. */
export function ScratchHead({ scratch, challenge }: ScratchHeadProps) {
  const { t, language } = useText();
  const name = disciplineName(scratch, language);
  return (
    <div className="head">
      <nav className="crumb" aria-label={t('crumb')}>
        <Link to={`/challenge/${scratch.chOID}`}>{challenge?.name ?? t('programme')}</Link>
        <span aria-hidden="true">›</span>
        <Link to={groupPath(scratch.chOID, scratch.oid)}>{scratch.name}</Link>
        <span aria-hidden="true">›</span>
        {t('scratch.short')}
      </nav>
      <div className="headline">
        <PageTitle className={name.length > 8 ? 'evname long' : 'evname'}>
          <EventName name={name} />
        </PageTitle>
        <div className="who">
          {t('scratch.short')} <SexChip category={scratch.category} /> <CategoryChip category={scratch.category} />
        </div>
        <ListToolbar
          title={`${scratch.name}, ${t('scratch.short')}`}
          {...toolsOfLists({ chOID: scratch.chOID, groupOID: scratch.oid }, 'resultats', challenge, {
            ...{ language, results: scratch.results.length, starts: 0 },
          })}
          pdf={undefined}
        />
      </div>
    </div>
  );
}
