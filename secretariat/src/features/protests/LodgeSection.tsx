import { useState } from 'react';
import type { ProtestsAnswer } from 'shared-domain/contract';
import { useTrialSheetQuery } from '../../api/marks/entry-endpoints.ts';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { SelectField } from '../../components/form/SelectField.tsx';
import { ProtestForm } from '../../components/protests/ProtestForm.tsx';
import { findTrialClock } from '../../components/protests/protest-clock.ts';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly chOID: string;
  readonly trials: readonly ProgrammeTrial[];
  readonly register: ProtestsAnswer;
  readonly now: number;
  readonly formatTime: (at: number) => string;
}

/** Lodges a protest about a trial chosen here; trials whose results are announced come first. */
export function LodgeSection({ chOID, trials, register, now, formatTime }: Props) {
  const { t, language } = useText();
  const [trial, setTrial] = useState('');
  const clock = trial === '' ? undefined : findTrialClock(register, trial, now);
  const clockText =
    clock === undefined
      ? t('protests.unannounced')
      : t(clock.isOpen ? 'protests.until' : 'protests.over', { time: formatTime(clock.until) });
  const isAnnounced = ({ oid }: ProgrammeTrial) => register.announcements.some((one) => one.trial === oid);
  const sortedTrials = trials.toSorted((a, b) => Number(isAnnounced(b)) - Number(isAnnounced(a)));
  return (
    <>
      <SelectField
        className="protest-trial"
        label={t('protests.trial')}
        help={trial === '' ? undefined : clockText}
        value={trial}
        options={[
          { value: '', label: t('protests.trial.choose') },
          ...sortedTrials.map((one) => ({ value: one.oid, label: formatTrialName(one, language) })),
        ]}
        onChoose={setTrial}
      />
      {trial !== '' && <People key={trial} chOID={chOID} trial={trial} announced={clock?.announced} />}
    </>
  );
}

interface PeopleProps {
  readonly chOID: string;
  readonly trial: string;
  readonly announced: number | undefined;
}

function People({ trial, ...props }: PeopleProps) {
  const { data } = useTrialSheetQuery(trial);
  const rows = data === undefined ? [] : data.starts.length > 0 ? data.starts : data.results;
  const people = rows.map(({ row, bib, last = '', first = '' }) => ({
    row,
    who: [bib, last, first].filter(Boolean).join(' '),
  }));
  return <ProtestForm {...props} trial={trial} people={people} />;
}
