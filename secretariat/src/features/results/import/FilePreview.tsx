import type { FileAnswer } from 'shared-domain/contract';
import type { TextKey } from '../../../locales/fr.ts';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { noteText } from './file-sentence.ts';

type Change = FileAnswer['changes'][number];

const isMark = (name: string): boolean => name === 'time' || name === 'mark';

const NAMES: Readonly<Record<string, TextKey>> = {
  wind: 'results.wind',
  reaction: 'results.reaction',
  rank: 'results.place',
  lane: 'results.lane',
  bib: 'results.bib',
  points: 'results.points',
};

const nameOf = (name: string, t: Translate): string => {
  const known = NAMES[name];
  return known === undefined ? name : t(known);
};

const formatFields = ({ fields }: Change, when: 'before' | 'after', t: Translate): string =>
  fields
    .map((field) =>
      isMark(field.name) || field[when] === '' ? field[when] : `${nameOf(field.name, t)} ${field[when]}`,
    )
    .filter((text) => text.trim() !== '')
    .join(' · ');

/** Changes come before additions: that is where a mistake costs. */
const ORDER: Readonly<Record<Change['kind'], number>> = { removed: 0, changed: 1, trial: 2, added: 3 };

interface Props {
  readonly answer: FileAnswer;
  /** What the trial of a uid is called. */
  readonly nameOf: (uid: string) => string;
}

/** What a file would change: what does not match first, then row by row the old and the new. */
export function FilePreview({ answer, nameOf: trialOf }: Props) {
  const { t } = useText();
  const { rows, notes, changes } = answer;
  const sorted = changes.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind] || (a.line ?? 0) - (b.line ?? 0));
  return (
    <>
      <p>
        <b>{t('results.import.read', { count: rows.read })}</b>{' '}
        {t('results.import.counts', { added: rows.added, changed: rows.changed, removed: rows.removed })}
      </p>
      {notes.length > 0 && (
        <div className="held-by" role="status">
          <div>
            <b>{t('results.import.mismatches', { count: notes.length })}</b>
            <ul className="file-lines">
              {notes.map((note) => (
                <li key={JSON.stringify(note)}>{noteText(note, t)}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {changes.length === 0 ? (
        <p className="muted">{t('results.import.same')}</p>
      ) : (
        <div className="entry-scroll">
          <table className="entry preview">
            <caption className="sr">{t('results.import.preview')}</caption>
            <thead>
              <tr>
                <th scope="col" className="r">
                  {t('results.import.line')}
                </th>
                <th scope="col">{t('results.athlete')}</th>
                <th scope="col">{t('results.import.before')}</th>
                <th scope="col">{t('results.import.after')}</th>
              </tr>
            </thead>
            <tbody>
              {sorted.map((change) => (
                <tr key={`${change.uid} ${change.kind} ${change.who} ${change.line ?? ''}`} className={change.kind}>
                  <td className="r num muted">{change.line}</td>
                  <th scope="row">
                    <b>{change.who || trialOf(change.uid)}</b> <small>{t(`results.import.kind.${change.kind}`)}</small>
                  </th>
                  <td className="num muted">{formatFields(change, 'before', t)}</td>
                  <td className="num">{formatFields(change, 'after', t)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
