import { useDeferredValue, useMemo, useState } from 'react';
import { foldText, formatLocalTime, formatRound } from 'shared-domain';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { useMedia } from '../../../components/use-media.ts';
import { useText } from '../../../locales/use-text.ts';
import type { PickGroup } from '../picked-lists.ts';

interface Props {
  readonly groups: readonly PickGroup[];
  readonly oids: readonly string[];
  readonly tz: string;
  readonly onPick: (oids: readonly string[]) => void;
}

/** The programme to pick from, filtered by words; of an event all trials, each of them, or the entries that wait for a heat. */
export function TrialPicker({ groups, oids, tz, onPick }: Props) {
  const { t } = useText();
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  const wide = useMedia('(min-width: 960px)');
  const [folded, setFolded] = useState(oids.length > 0);
  const shown = useMemo(() => {
    const words = foldText(sought).split(' ').filter(Boolean);
    return groups.filter(({ name }) => words.every((word) => foldText(name).includes(word)));
  }, [groups, sought]);
  const picked = useMemo(() => new Set(oids), [oids]);
  return (
    <details className="picker" open={wide || !folded} onToggle={({ currentTarget }) => setFolded(!currentTarget.open)}>
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
  const put = (ones: readonly string[], on: boolean) =>
    onPick(on ? [...new Set([...oids, ...ones])] : oids.filter((one) => !ones.includes(one)));
  const whole = trials.length > 0 && chosen.length === all.length;
  return (
    <li>
      <CheckField
        className="pick head"
        checked={whole}
        ref={(box) => {
          if (box !== null) box.indeterminate = !whole && chosen.length > 0;
        }}
        onCheck={(isChecked) => put(all, isChecked)}
      >
        <span>{name}</span>
      </CheckField>
      <ul>
        <li>
          <CheckField
            className="pick"
            aria-label={`${name}, ${t('starts.commitments')}`}
            checked={picked.has(oid)}
            onCheck={(isChecked) => put([oid], isChecked)}
          >
            <span>{t('starts.commitments')}</span>
          </CheckField>
        </li>
        {trials.map((trial) => (
          <li key={trial.oid}>
            <CheckField
              className="pick"
              aria-label={`${name}, ${formatRound(trial, language)}`}
              checked={picked.has(trial.oid)}
              onCheck={(isChecked) => put([trial.oid], isChecked)}
            >
              <span>{formatRound(trial, language)}</span>
              <span className="when">{formatLocalTime(trial.date, tz)}</span>
              <span className="count">{trial.starts}</span>
            </CheckField>
          </li>
        ))}
      </ul>
    </li>
  );
}
