import type { FileAnswer } from 'shared-domain/contract';
import { formatNote } from '../../../components/call/file-sentence.ts';
import type { TextKey } from '../../../locales/fr.ts';
import { type Translate, useText } from '../../../locales/use-text.ts';

type Change = FileAnswer['changes'][number];
type Field = Change['fields'][number];

const isMark = (name: string): boolean => name === 'time' || name === 'mark';

const FIELD_TEXTS: Readonly<Record<string, TextKey>> = {
  wind: 'results.wind',
  reaction: 'results.reaction',
  rank: 'results.place',
  lane: 'results.lane',
  bib: 'results.bib',
  points: 'results.points',
};

const translateField = (name: string, t: Translate): string => {
  const textKey = FIELD_TEXTS[name];
  return textKey === undefined ? name : t(textKey);
};

/** A changed club or name of somebody who had another one: it is told below the athlete, whole. */
const isPerson = (field: Field): boolean => field.before !== '' && (field.name === 'club' || field.name === 'name');

function formatField(field: Field, when: 'before' | 'after', t: Translate): string {
  const text = field[when];
  if (isMark(field.name) || text.trim() === '') return text.trim();
  // On one line with its word, in a narrow column.
  return field.name === 'net'
    ? t('results.net.short', { net: text }).replaceAll(' ', '\u00a0')
    : `${translateField(field.name, t)} ${text}`;
}

function formatFields({ fields }: Change, when: 'before' | 'after', t: Translate): string {
  const ofRow = fields.filter((field) => !isPerson(field));
  const format = (some: readonly Field[]) => some.map((field) => formatField(field, when, t)).filter(Boolean);
  const times = format(ofRow.filter(({ name }) => isMark(name) || name === 'net')).join(', ');
  return [times, ...format(ofRow.filter(({ name }) => !isMark(name) && name !== 'net'))].filter(Boolean).join(' · ');
}

/** Removals and changes come first, because a mistake there loses data. */
const ORDER: Readonly<Record<Change['kind'], number>> = { removed: 0, changed: 1, trial: 2, added: 3 };

interface Props {
  readonly answer: FileAnswer;
  /** The name of the trial with a uid. */
  readonly formatTrial: (uid: string) => string;
}

/** What a file would change: notes on mismatches, then the old and new values of each row. */
export function FilePreview({ answer, formatTrial: formatTrialName }: Props) {
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
                <li key={JSON.stringify(note)}>{formatNote(note, t)}</li>
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
                    <b>{change.who || formatTrialName(change.uid)}</b>{' '}
                    <small>{t(`results.import.kind.${change.kind}`)}</small>
                    {change.fields.filter(isPerson).map(({ name, before, after }) => (
                      <small key={name} className="person">
                        {t(name === 'club' ? 'results.import.person.club' : 'results.import.person.name', {
                          before,
                          after: after || '–',
                        })}
                      </small>
                    ))}
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
