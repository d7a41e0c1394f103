import { Button } from '../../../components/Button.tsx';
import { type Translate, useText } from '../../../locales/use-text.ts';
import type { Answer } from '../check/issue.ts';
import type { ShownIssue } from './issue-texts.ts';

interface Props {
  readonly issue: ShownIssue;
  readonly onAnswer: (answer: Answer) => void;
}

/** What an answer says on its button. */
const formatAnswer = (t: Translate, { kind, value, label = value }: Answer): string =>
  kind === 'sex' ? t('entries.answer.sex', { sex: label }) : t(`entries.answer.${kind}`, { club: value });

/** The lines that an answer is for. */
export const listAnswerLines = ({ lines }: ShownIssue, answer: Answer): readonly number[] => answer.lines ?? lines;

/** The answers to an issue, the likeliest first; one click is enough. */
export function AnswerButtons({ issue, onAnswer }: Props) {
  const { t } = useText();
  const { answers = [] } = issue;
  if (answers.length === 0) return null;
  return (
    <div className="fault-answers">
      {answers.map((answer) => {
        const [text, lines] = [formatAnswer(t, answer), listAnswerLines(issue, answer)];
        return (
          <Button
            key={answer.value}
            aria-label={
              lines.length > 1
                ? t('entries.answer.all', { text, value: issue.value, count: lines.length })
                : t('entries.answer.of', { text, line: issue.rows[0].line })
            }
            onClick={() => onAnswer(answer)}
          >
            {text}
          </Button>
        );
      })}
    </div>
  );
}
