import {
  findListType,
  findSheetCut,
  type HorizontalAttempt,
  isContradicted,
  isMissingRule,
  isOut,
  judgeWalkCards,
  listOpenAttempts,
  MARK_STATUS,
  type RankInput,
  readEvent,
  readHorizontalRules,
} from 'shared-domain';
import type { ProtestsAnswer, SheetAnswer } from 'shared-domain/contract';
import type { Translate } from '../../locales/use-text.ts';
import { findTrialClock } from '../protests/protest-clock.ts';
import { formatLine, type Line, listParticipations, makeLines } from '../sheet/line.ts';
import { findTrialTie } from './first-place.ts';

/** What officials must still decide before the results of a trial become official, one sentence each. `now`: ms since 1970. */
export function listOpenQuestions(
  sheet: SheetAnswer,
  protests: ProtestsAnswer | undefined,
  now: number,
  t: Translate,
): readonly string[] {
  const { trial } = sheet;
  const lines = makeLines(sheet);
  const formatLines = (someLines: readonly Line[]) => someLines.map(formatLineWithBib).join(' · ');
  const linesWithoutRule = lines.filter(
    ({ result }) => result !== undefined && isMissingRule({ st: result.prf.st ?? MARK_STATUS.mark, rule: result.rule }),
  );
  const linesToDisqualify = lines.filter(({ result }) => shouldBeDisqualified(trial, result));
  const linesBeyondCut = listLinesBeyondCut(sheet, lines);
  const rows = listRankInputs(lines);
  const contradicted = lines.filter((_, index) => isContradicted(rows[index] as RankInput));
  const unfinished = formatUnfinishedLines(sheet, lines, rows, t);
  const waitingCount = protests === undefined ? 0 : (findTrialClock(protests, trial.oid, now)?.waiting ?? 0);
  return [
    linesWithoutRule.length > 0 ? t('officials.question.rule', { who: formatLines(linesWithoutRule) }) : '',
    linesToDisqualify.length > 0 ? t('officials.question.cards', { who: formatLines(linesToDisqualify) }) : '',
    linesBeyondCut.length > 0 ? t('officials.question.beyond', { who: formatLines(linesBeyondCut) }) : '',
    contradicted.length > 0 ? t('officials.question.contradicted', { who: formatLines(contradicted) }) : '',
    unfinished === '' ? '' : t('officials.question.attempts', { who: unfinished }),
    isTieOpen(sheet, rows) ? t('officials.question.tie') : '',
    waitingCount > 0 ? t('officials.question.protest') : '',
  ].filter(Boolean);
}

const readLineRules = (trial: SheetAnswer['trial'], lines: readonly Line[]) =>
  readHorizontalRules(
    trial,
    lines.map(({ category }) => category),
    listParticipations(lines),
  );

function listRankInputs(lines: readonly Line[]): RankInput[] {
  const participations = listParticipations(lines);
  return lines.map(({ result }, index) => {
    const prf = result?.prf ?? { st: MARK_STATUS.dash };
    return { prf, attempts: result?.attempts, standing: participations[index] } as RankInput;
  });
}

/** A line whose bib is not torn from its name. */
const formatLineWithBib = (line: Line): string => formatLine(line).replace(' ', '\u00a0');

/** The lines that could still have taken attempts, with the numbers of these attempts: «12 MOREL Hugo (attempts 5, 6)»; in a vertical jump bib and name alone. */
function formatUnfinishedLines(
  { trial, kind }: SheetAnswer,
  lines: readonly Line[],
  rows: readonly RankInput[],
  t: Translate,
) {
  const open = listOpenAttempts(rows, readEvent(trial, kind), readLineRules(trial, lines));
  return open
    .flatMap(({ row, attempts }) => {
      const line = lines[row];
      if (line === undefined) return [];
      const name = formatLineWithBib(line);
      return attempts.length === 0
        ? [name]
        : [t('officials.question.missing', { who: name, attempts: attempts.join(', ') })];
    })
    .join(' · ');
}

/** Whether a walker's red cards disqualify (TR 54.7) but the result does not say so. */
function shouldBeDisqualified({ dets: { penaltyZone } }: SheetAnswer['trial'], result: Line['result']): boolean {
  if (result?.walk === undefined || result.prf.st === MARK_STATUS.dq) return false;
  return judgeWalkCards(result.walk, penaltyZone === undefined ? {} : { penaltyMs: penaltyZone }).rule !== undefined;
}

/** Lines with more attempts than the cut of their contest allows (TR 25.6). */
function listLinesBeyondCut({ trial, kind }: SheetAnswer, lines: readonly Line[]): readonly Line[] {
  const type = findListType(readEvent(trial, kind));
  if (type !== 'horizontal' && type !== 'throw') return [];
  const rules = readLineRules(trial, lines);
  const rows = lines.map(({ result }) => ({
    attempts: (result?.attempts ?? []) as readonly HorizontalAttempt[],
    isOut: result !== undefined && isOut(result.prf),
  }));
  const { allowedAttempts } = findSheetCut(rows, rules);
  return lines.filter(
    (_, index) => (rows[index]?.attempts.length ?? 0) > (allowedAttempts[index] ?? rules.attemptCount),
  );
}

/** Whether a tie for first place waits for a jump-off or for the decision to share it (TR 26.9). */
function isTieOpen({ trial, kind }: SheetAnswer, rows: readonly RankInput[]): boolean {
  if (trial.dets.firstPlace === 'shared') return false;
  return findTrialTie(rows, readEvent(trial, kind), trial) !== undefined;
}
