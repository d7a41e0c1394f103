import { useId } from 'react';
import type { FileQuestion } from 'shared-domain/contract';
import { formatNote } from '../../../components/call/file-sentence.ts';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { type Translate, useText } from '../../../locales/use-text.ts';
import { type AnswerState, CHOICES, makeQuestionKey } from './use-answers.ts';

interface Props {
  readonly answerState: AnswerState;
  /** Called with all answers so far, to read the file again. */
  readonly onAnswer: (answers: readonly string[]) => void;
}

/** Questions about rows that only a person can interpret; a row is left out until it is answered. */
export function FileQuestions({ answerState, onAnswer }: Props) {
  const { t } = useText();
  const id = useId();
  if (answerState.questions.length === 0) return null;
  return (
    <section className="file-questions" aria-labelledby={id}>
      <h3 id={id}>{t('results.import.questions', { count: answerState.questions.length })}</h3>
      <p className="muted">{t('results.import.questions.help')}</p>
      {answerState.questions.map((question) => (
        <QuestionRow
          key={makeQuestionKey(question)}
          question={question}
          answerState={answerState}
          onAnswer={onAnswer}
        />
      ))}
    </section>
  );
}

/** Whose result a row may be: an entry of the heat, a new one, or none. */
function makeAthleteOptions({ id, who, entries = [], mayAdd }: FileQuestion, t: Translate) {
  const addKey = id === 'bibNameless' ? 'results.import.answer.addNameless' : 'results.import.answer.add';
  return [
    ...entries.map(({ key, who: entry, lane }) => ({
      value: key,
      label: lane === undefined ? entry : t('results.import.answer.lane', { lane, who: entry }),
    })),
    ...(mayAdd ? [{ value: 'add', label: t(addKey, { who }) }] : []),
    { value: 'out', label: t('results.import.answer.out') },
  ];
}

const makeResultOptions = (t: Translate) =>
  CHOICES.map((value) => ({ value: value as string, label: t(`results.import.answer.${value}`) }));

function QuestionRow({ question, answerState, onAnswer }: Props & { readonly question: FileQuestion }) {
  const { t } = useText();
  const answer = answerState.findAnswer(question);
  const isAthlete = question.asks === 'athlete';
  const options = [
    { value: '', label: t(isAthlete ? 'results.import.answer.who' : 'results.import.answer') },
    ...(isAthlete ? makeAthleteOptions(question, t) : makeResultOptions(t)),
  ];
  return (
    <div className="file-question">
      <SelectField
        label={question.who || t('results.import.line')}
        help={formatNote(question, t)}
        value={answer.choice}
        options={options}
        onChoose={(choice) => {
          const answers = answerState.giveAnswer(question, { ...answer, choice });
          if (choice !== 'mark' || answer.mark !== '') onAnswer(answers);
        }}
      />
      {answer.choice === 'mark' && (
        <TextField
          label={t('results.import.answer.mark.label')}
          isNumeric
          value={answer.mark}
          maxLength={40}
          onText={(mark) => answerState.giveAnswer(question, { ...answer, mark })}
          onBlur={({ relatedTarget }) => {
            // A click on a button sends the answer itself; reading again now would remove the button.
            if (!(relatedTarget instanceof HTMLButtonElement)) onAnswer(answerState.answerTexts);
          }}
        />
      )}
    </div>
  );
}
