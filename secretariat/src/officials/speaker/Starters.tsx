import { useState } from 'react';
import type { SpeakerAnswer } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { useConsole } from '../use-console.ts';
import { findForm, listFacts } from './say-athlete.ts';
import type { SpeakerWords } from './speaker-text.ts';

/** Athletes of one start list; a road race has thousands. */
const MAX_ROWS = 16;

type Start = DeviceTrial['rows'][number];

/** By whom a note is about, over all events. */
const makeNoteKey = ({ last, first, club = '' }: Start): string => `${last} ${first} ${club}`;

interface AthleteProps {
  readonly start: Start;
  readonly facts: readonly string[];
  readonly words: SpeakerWords;
}

/** Somebody of a start list in two lines, with what the speaker noted: touching the name opens the note. */
function Athlete({ start, facts, words: { t } }: AthleteProps) {
  const { device, log } = useConsole();
  const [isOpen, setOpen] = useState(false);
  const { hidden = [], notes = {} } = device().speaker ?? {};
  const key = makeNoteKey(start);
  const [typed, setTyped] = useState(notes[key] ?? '');
  const said = [...(notes[key] === undefined ? [] : [`« ${notes[key]} »`]), ...facts];
  const keep = () => {
    const { [key]: _, ...others } = notes;
    const text = typed.trim();
    void log.changeDevice({ speaker: { hidden, notes: text === '' ? others : { ...others, [key]: text } } });
    setOpen(false);
  };
  return (
    <li tabIndex={-1}>
      <b className="no">{start.lane ?? start.odr ?? start.bib}</b>
      <div>
        <Key className="name" isQuick aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <span>
            <b>{start.last.toUpperCase()}</b> {start.first}
          </span>
          <span className="sub">{said.join(' · ')}</span>
        </Key>
        {isOpen && (
          <div className="noting">
            <Field label={t('note')} className="in t" value={typed} maxLength={80} onText={setTyped} />
            <Key className="btn" onPress={keep}>
              {t('note.keep')}
            </Key>
          </div>
        )}
      </div>
    </li>
  );
}

interface StartersProps {
  readonly trial: DeviceTrial;
  /** Those of the competition, of which the facts tell. */
  readonly trials: readonly DeviceTrial[];
  readonly forms: SpeakerAnswer['forms'];
  readonly words: SpeakerWords;
}

/** Who starts, each in two lines with what there is to say. */
export function Starters({ trial, trials, forms, words }: StartersProps) {
  const { seen } = useConsole();
  const kind = seen()?.challenge.kind ?? '';
  const starts = trial.rows.filter(({ presence }) => presence !== 'scratched');
  return (
    <>
      <ol className="starters">
        {starts.slice(0, MAX_ROWS).map((start) => (
          <Athlete
            key={start.row}
            start={start}
            words={words}
            facts={listFacts(start, trial, findForm(forms, trial, start), { trials, kind, words })}
          />
        ))}
      </ol>
      {starts.length > MAX_ROWS && <p className="sub">{words.t('next.more', { count: starts.length - MAX_ROWS })}</p>}
    </>
  );
}
