import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { findStartTime, matchesEvent } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { CheckField } from '../../../components/form/CheckField.tsx';
import { formatDayTime } from '../../../components/time/format-instant.ts';
import { formatTrialNameInGroup } from '../../../components/trial/trial-name.ts';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { useText } from '../../../locales/use-text.ts';
import type { ProgrammeGroup } from '../selected-lists.ts';

interface Props {
  readonly groups: readonly ProgrammeGroup[];
  readonly oids: readonly string[];
  readonly challenge: Challenge;
  readonly onPick: (oids: readonly string[]) => void;
}

/** Chooses lists from the programme, filtered by words: whole events, their commitments, or single trials. */
export function TrialPicker({ groups, oids, challenge, onPick }: Props) {
  const { t } = useText();
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  const isWide = useMediaQuery('(min-width: 960px)');
  const [isFolded, setFolded] = useState(oids.length > 0);
  const matchingGroups = useMemo(
    () => groups.filter(({ name }) => matchesEvent(name, deferredText)),
    [groups, deferredText],
  );
  const pickedOids = useMemo(() => new Set(oids), [oids]);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = isWide || !isFolded;
  // What was chosen elsewhere, as in the address, is in sight; choosing here moves nothing.
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector('input:checked')?.getBoundingClientRect();
    if (!isOpen || list.current === null || chosen === undefined) return;
    const { top, height } = list.current.getBoundingClientRect();
    list.current.scrollTop += chosen.top - top - height / 3;
  }, [isOpen]);
  return (
    <details
      className="picker"
      open={isOpen} // On a wide screen it is open whatever was chosen, and folds again on a narrow one.
      onToggle={({ currentTarget }) => !isWide && setFolded(!currentTarget.open)}
    >
      <summary>{t('starts.picker', { count: pickedOids.size })}</summary>
      <input
        type="search"
        className="in"
        aria-label={t('starts.filter')}
        placeholder={t('starts.filter')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ul ref={list} className="picker-groups">
        {matchingGroups.map((group) => (
          <GroupChoice
            key={group.oid}
            group={group}
            pickedOids={pickedOids}
            oids={oids}
            challenge={challenge}
            onPick={onPick}
          />
        ))}
      </ul>
      {matchingGroups.length === 0 && <p className="muted">{t('starts.filter.none')}</p>}
    </details>
  );
}

interface ChoiceProps extends Omit<Props, 'groups'> {
  readonly group: ProgrammeGroup;
  readonly pickedOids: ReadonlySet<string>;
}

function GroupChoice({ group, pickedOids, oids, challenge, onPick }: ChoiceProps) {
  const { t, language } = useText();
  const { oid, name, trials } = group;
  const allOids = [oid, ...trials.map((trial) => trial.oid)];
  const chosenOids = allOids.filter((one) => pickedOids.has(one));
  const setPicked = (changedOids: readonly string[], isOn: boolean) =>
    onPick(isOn ? [...new Set([...oids, ...changedOids])] : oids.filter((one) => !changedOids.includes(one)));
  const isAllChosen = trials.length > 0 && chosenOids.length === allOids.length;
  return (
    <li>
      <CheckField
        className="pick head"
        checked={isAllChosen}
        ref={(box) => {
          if (box !== null) box.indeterminate = !isAllChosen && chosenOids.length > 0;
        }}
        onCheck={(isChecked) => setPicked(allOids, isChecked)}
      >
        <span>{name}</span>
      </CheckField>
      <ul>
        <li>
          <CheckField
            className="pick"
            aria-label={`${name}, ${t('starts.commitments')}`}
            checked={pickedOids.has(oid)}
            onCheck={(isChecked) => setPicked([oid], isChecked)}
          >
            <span>{t('starts.commitments')}</span>
            <span className="count">{trials[0]?.entries ?? 0}</span>
          </CheckField>
        </li>
        {trials.map((trial) => (
          <li key={trial.oid}>
            <CheckField
              className="pick"
              aria-label={`${name}, ${formatTrialNameInGroup(trial, language)}`}
              checked={pickedOids.has(trial.oid)}
              onCheck={(isChecked) => setPicked([trial.oid], isChecked)}
            >
              <span>
                {formatTrialNameInGroup(trial, language)}{' '}
                <span className="when">{formatDayTime(findStartTime(trial), challenge, language)}</span>
              </span>
              <span className="count">{trial.starts}</span>
            </CheckField>
          </li>
        ))}
      </ul>
    </li>
  );
}
