import { type FormEvent, useState } from 'react';
import { formatGroupTitle } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useGroupsQuery } from '../../../api/challenge-endpoints.ts';
import { type AnnouncementChoice, addName } from './announcement-choice.ts';
import { useAnnouncementText } from './use-announcement-text.ts';

interface Props {
  readonly challenge: Challenge;
  readonly choice: AnnouncementChoice;
  readonly choose: (choice: AnnouncementChoice) => void;
}

/** Which athletes and events a reader hears of. */
export function AnnouncementChoiceForm({ challenge, choice, choose }: Props) {
  const { t: text, language } = useAnnouncementText();
  const { data } = useGroupsQuery(challenge.oid);
  const [typed, setTyped] = useState('');
  const { isAll, hasFollowed, names, events } = choice;
  const add = (event: FormEvent) => {
    event.preventDefault();
    choose(addName(choice, typed));
    setTyped('');
  };
  const toggle = (oid: string, isOn: boolean) =>
    choose({ ...choice, events: isOn ? [...events, oid] : events.filter((one) => one !== oid) });
  return (
    <form className="announce-choice" onSubmit={add}>
      <fieldset>
        <legend>{text('choice.what')}</legend>
        <label>
          <input type="radio" name="what" checked={isAll} onChange={() => choose({ ...choice, isAll: true })} />
          {text('choice.all')}
        </label>
        <label>
          <input type="radio" name="what" checked={!isAll} onChange={() => choose({ ...choice, isAll: false })} />
          {text('choice.mine')}
        </label>
      </fieldset>
      {!isAll && (
        <>
          <fieldset>
            <legend>{text('choice.names')}</legend>
            <label>
              <input
                type="checkbox"
                checked={hasFollowed}
                onChange={({ target }) => choose({ ...choice, hasFollowed: target.checked })}
              />
              {text('choice.followed')}
            </label>
            {names.length > 0 && (
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    {name}{' '}
                    <button
                      type="button"
                      className="btn"
                      onClick={() => choose({ ...choice, names: names.filter((one) => one !== name) })}
                    >
                      {text('choice.remove', { name })}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <label className="announce-name">
              {text('choice.name')}
              <input
                type="text"
                value={typed}
                maxLength={80}
                autoComplete="off"
                onChange={({ target }) => setTyped(target.value)}
              />
            </label>
            <button type="submit" className="btn">
              {text('choice.add')}
            </button>
          </fieldset>
          <fieldset>
            <legend>{text('choice.events')}</legend>
            {(data?.groups ?? []).map(({ oid, ...group }) => (
              <label key={oid}>
                <input
                  type="checkbox"
                  checked={events.includes(oid)}
                  onChange={({ target }) => toggle(oid, target.checked)}
                />
                {formatGroupTitle(group.name, group, language)}
              </label>
            ))}
          </fieldset>
        </>
      )}
      <p className="sub">
        {text('choice.kept')} {text('choice.young')}
      </p>
    </form>
  );
}
