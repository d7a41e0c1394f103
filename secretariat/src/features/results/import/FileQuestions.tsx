import { useId } from 'react';
import type { FileQuestion } from 'shared-domain/contract';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { noteText } from './file-sentence.ts';
import { type AskedFile, CHOICES, questionKey } from './use-answers.ts';

interface Props {
  readonly file: AskedFile;
  /** Reads the file again with what is answered. */
  readonly onAnswer: (answers: readonly string[]) => void;
}

/** Rows that only a person can read: each has its question, and is left out until it is answered. */
export function FileQuestions({ file, onAnswer }: Props) {
  const { t } = useText();
  const id = useId();
  if (file.questions.length === 0) return null;
  return (
    <section className="file-questions" aria-labelledby={id}>
      <h3 id={id}>{t('results.import.questions', { count: file.questions.length })}</h3>
      <p className="muted">{t('results.import.questions.help')}</p>
      {file.questions.map((question) => (
        <QuestionRow key={questionKey(question)} question={question} file={file} onAnswer={onAnswer} />
      ))}
    </section>
  );
}

/** Whose a row may be: an entry of the heat, one more, or nobody who counts. */
function athleteOptions({ who, entries = [], mayAdd }: FileQuestion, t: Translate) {
  return [
    ...entries.map(({ key, who: entry, lane }) => ({
      value: key,
      label: lane === undefined ? entry : t('results.import.answer.lane', { lane, who: entry }),
    })),
    ...(mayAdd ? [{ value: 'add', label: t('results.import.answer.add', { who }) }] : []),
    { value: 'out', label: t('results.import.answer.out') },
  ];
}

const resultOptions = (t: Translate) =>
  CHOICES.map((value) => ({ value: value as string, label: t(`results.import.answer.${value}`) }));

function QuestionRow({ question, file, onAnswer }: Props & { readonly question: FileQuestion }) {
  const { t } = useText();
  const answer = file.answerTo(question);
  const isAthlete = question.asks === 'athlete';
  const options = [
    { value: '', label: t(isAthlete ? 'results.import.answer.who' : 'results.import.answer') },
    ...(isAthlete ? athleteOptions(question, t) : resultOptions(t)),
  ];
  return (
    <div className="file-question">
      <SelectField
        label={question.who || t('results.import.line')}
        help={noteText(question, t)}
        value={answer.choice}
        options={options}
        onChoose={(choice) => {
          const answers = file.give(question, { ...answer, choice });
          if (choice !== 'mark' || answer.mark !== '') onAnswer(answers);
        }}
      />
      {answer.choice === 'mark' && (
        <TextField
          label={t('results.import.answer.mark.label')}
          isNumeric
          value={answer.mark}
          maxLength={40}
          onText={(mark) => file.give(question, { ...answer, mark })}
          onBlur={({ relatedTarget }) => {
            // Who goes on to a button sends the answer with it: reading again would take the button away.
            if (!(relatedTarget instanceof HTMLButtonElement)) onAnswer(file.sent);
          }}
        />
      )}
    </div>
  );
}
