import { useDeferredValue, useMemo, useState } from 'react';
import { foldText, formatLocalTime } from 'shared-domain';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { trialNameInGroup } from '../../../components/trial/trial-name.ts';
import { useMedia } from '../../../components/use-media.ts';
import { useText } from '../../../locales/use-text.ts';
import type { PickGroup } from '../picked-lists.ts';

interface Props {
  readonly groups: readonly PickGroup[];
  readonly oids: readonly string[];
  readonly tz: string;
  readonly onPick: (oids: readonly string[]) => void;
}

/** The programme to pick lists from, filtered by words; of each event everything, its commitments, or single trials. */
export function TrialPicker({ groups, oids, tz, onPick }: Props) {
  const { t } = useText();
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  const isWide = useMedia('(min-width: 960px)');
  const [isFolded, setFolded] = useState(oids.length > 0);
  const shown = useMemo(() => {
    const words = foldText(sought).split(' ').filter(Boolean);
    return groups.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
  }, [groups, sought]);
  const picked = useMemo(() => new Set(oids), [oids]);
  return (
    <details
      className="picker"
      open={isWide || !isFolded}
      onToggle={({ currentTarget }) => setFolded(!currentTarget.open)}
    >
      <summary>{t('starts.picker', { count: picked.size })}</summary>
      <input
        type="search"
        className="in"
        aria-label={t('starts.filter')}
        placeholder={t('starts.filter')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul className="picker-groups">
        {shown.map((group) => (
          <GroupChoice key={group.oid} group={group} picked={picked} oids={oids} tz={tz} onPick={onPick} />
        ))}
      </ul>
      {shown.length === 0 && <p className="muted">{t('starts.filter.none')}</p>}
    </details>
  );
}

interface ChoiceProps extends Omit<Props, 'groups'> {
  readonly group: PickGroup;
  readonly picked: ReadonlySet<string>;
}

function GroupChoice({ group, picked, oids, tz, onPick }: ChoiceProps) {
  const { t, language } = useText();
  const { oid, name, trials } = group;
  const all = [oid, ...trials.map((trial) => trial.oid)];
  const chosen = all.filter((one) => picked.has(one));
  const setPicked = (ones: readonly string[], isOn: boolean) =>
    onPick(isOn ? [...new Set([...oids, ...ones])] : oids.filter((one) => !ones.includes(one)));
  const isWhole = trials.length > 0 && chosen.length === all.length;
  return (
    <li>
      <CheckField
        className="pick head"
        checked={isWhole}
        ref={(box) => {
          if (box !== null) box.indeterminate = !isWhole && chosen.length > 0;
        }}
        onCheck={(isChecked) => setPicked(all, isChecked)}
      >
        <span>{name}</span>
      </CheckField>
      <ul>
        <li>
          <CheckField
            className="pick"
            aria-label={`${name}, ${t('starts.commitments')}`}
            checked={picked.has(oid)}
            onCheck={(isChecked) => setPicked([oid], isChecked)}
          >
            <span>{t('starts.commitments')}</span>
          </CheckField>
        </li>
        {trials.map((trial) => (
          <li key={trial.oid}>
            <CheckField
              className="pick"
              aria-label={`${name}, ${trialNameInGroup(trial, language)}`}
              checked={picked.has(trial.oid)}
              onCheck={(isChecked) => setPicked([trial.oid], isChecked)}
            >
              <span>{trialNameInGroup(trial, language)}</span>
              <span className="when">{formatLocalTime(trial.date, tz)}</span>
              <span className="count">{trial.starts}</span>
            </CheckField>
          </li>
        ))}
      </ul>
    </li>
  );
}
