import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import type { Athlete } from '../../api/register.ts';
import { SideDrawer } from '../../components/form/SideDrawer.tsx';
import { useConfirmDiscard } from '../../components/form/use-confirm-discard.ts';
import { useText } from '../../locales/use-text.ts';
import { AthleteEntries } from './AthleteEntries.tsx';
import { AthleteForm } from './AthleteForm.tsx';
import { AthleteHistory } from './AthleteHistory.tsx';
import { type AthleteDraft, makeChange, toDraft } from './athlete-change.ts';
import { formatName } from './athlete-rows.ts';
import './athletes.css';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly athlete: Athlete;
  readonly athletes: readonly Athlete[];
  readonly groups: readonly ProgrammeGroup[];
  /** What is typed in the form and not saved; it outlives a change of the athlete's key. */
  readonly typedDraft: AthleteDraft | undefined;
  readonly onDraft: (draft: AthleteDraft | undefined) => void;
  /** Gets the athlete's key after a change; undefined for an athlete who is in no list any more. */
  readonly onChanged: (key: string | undefined) => void;
  readonly onClose: () => void;
}

/** One athlete: personal details, entries, and the history of changes. */
export function AthleteDrawer(props: Props) {
  const { challenge, canWrite, athlete, athletes, groups, typedDraft, onDraft, onChanged, onClose } = props;
  const { t } = useText();
  const confirmDiscard = useConfirmDiscard();
  const isUnsaved = typedDraft !== undefined && makeChange(typedDraft, toDraft(athlete)) !== undefined;
  const close = async () => {
    if (!isUnsaved || (await confirmDiscard(t('athletes.leave.sub', { who: formatName(athlete) })))) onClose();
  };
  return (
    <SideDrawer width={720} title={formatName(athlete)} onClose={close}>
      <div className="athlete-parts">
        {canWrite && (
          <AthleteForm
            challenge={challenge}
            athlete={athlete}
            athletes={athletes}
            groups={groups}
            typedDraft={typedDraft}
            onDraft={onDraft}
            onChanged={onChanged}
          />
        )}
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
    </SideDrawer>
  );
}
