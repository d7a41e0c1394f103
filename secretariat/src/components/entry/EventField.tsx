import { type Ref, useState } from 'react';
import { matchesEvent } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { ProgrammeGroup } from '../../api/programme-groups.ts';
import { useText } from '../../locales/use-text.ts';
import { SuggestField } from '../form/SuggestField.tsx';
import { type EntryDraft, findDraftCategory } from './entry-draft.ts';
import { listEventChoices } from './event-choices.ts';
import type { ListChoice } from './list-choices.ts';

interface Props {
  readonly challenge: Challenge;
  readonly groups: readonly ProgrammeGroup[];
  readonly draft: EntryDraft;
  readonly isTeam: boolean;
  readonly chosen: ListChoice | undefined;
  readonly fault: string | undefined;
  readonly onChoose: (list: ListChoice | undefined) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const MAX_CHOICES = 8;

/** Asks for the event of an entry; events of the athlete's category come first, those of the other sex are left out. */
export function EventField({ challenge, groups, draft, isTeam, chosen, fault, onChoose, ref }: Props) {
  const { t } = useText();
  const [searchText, setSearchText] = useState('');
  const category = findDraftCategory(draft, 0, challenge);
  const entrant = { ...(draft.sex !== '' && { sex: draft.sex }), ...(category !== undefined && { category }) };
  const choices = listEventChoices(groups, [isTeam ? { relay: { n: draft.last } } : entrant], challenge)
    .filter(({ group }) => matchesEvent(group.name, searchText))
    .slice(0, MAX_CHOICES);
  return (
    <SuggestField
      ref={ref}
      label={t('entry.event')}
      fault={fault}
      maxLength={120}
      isFirstActive
      value={chosen?.group.name ?? searchText}
      suggestions={choices.map(({ group, fit }) => ({
        key: group.oid,
        label: group.name,
        detail: fit === 'age' ? t('entry.otherCategory') : '',
        group,
      }))}
      onText={(text) => {
        onChoose(undefined);
        setSearchText(text);
      }}
      onPick={({ group }) => onChoose({ oid: group.oid, group })}
    />
  );
}
