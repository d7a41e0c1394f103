import { Drawer } from 'antd';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import type { Athlete } from '../../api/register.ts';
import { useMediaQuery } from '../../components/use-media-query.ts';
import { useText } from '../../locales/use-text.ts';
import { AthleteEntries } from './AthleteEntries.tsx';
import { AthleteForm } from './AthleteForm.tsx';
import { AthleteHistory } from './AthleteHistory.tsx';
import { formatName } from './athlete-rows.ts';
import './athletes.css';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly athlete: Athlete;
  readonly athletes: readonly Athlete[];
  readonly groups: readonly ProgrammeGroup[];
  /** Gets the athlete's key after a change; undefined for an athlete who is in no list any more. */
  readonly onChanged: (key: string | undefined) => void;
  readonly onClose: () => void;
}

/** One athlete: personal details, entries, and the history of changes. */
export function AthleteDrawer({ challenge, canWrite, athlete, athletes, groups, onChanged, onClose }: Props) {
  const { t } = useText();
  const isWide = useMediaQuery('(min-width: 960px)');
  return (
    <Drawer open size={isWide ? 720 : '100%'} title={formatName(athlete)} onClose={onClose} destroyOnHidden>
      <div className="athlete-parts">
        {canWrite && <AthleteForm challenge={challenge} athlete={athlete} athletes={athletes} onChanged={onChanged} />}
        <div>
          <h2>{t('athletes.entries', { count: athlete.entries.length })}</h2>
          <AthleteEntries
            challenge={challenge}
            canWrite={canWrite}
            athlete={athlete}
            groups={groups}
            onChanged={onChanged}
          />
        </div>
        <section aria-labelledby="athlete-history">
          <h2 id="athlete-history">{t('athletes.history')}</h2>
          <AthleteHistory challenge={challenge} athlete={athlete} groups={groups} />
        </section>
      </div>
    </Drawer>
  );
}
