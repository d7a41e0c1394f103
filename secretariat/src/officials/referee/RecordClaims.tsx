import { CONFIRMED_MARK, describeRecord, formatBest, isConfirmedMark, readEvent } from 'shared-domain';
import type { DeviceTrial } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { useCanJudge } from '../contest/JudgingPage.tsx';
import { useAct } from '../contest/use-act.ts';
import { useText } from '../use-console.ts';
import type { InboxTrial } from './inbox.ts';

type Claim = NonNullable<DeviceTrial['claims']>[number];

interface Mark {
  readonly row: string;
  readonly v: number;
  readonly claims: readonly Claim[];
}

/** The marks of a trial that beat or equal records, each with all of its records. */
const listMarks = (claims: readonly Claim[]): readonly Mark[] =>
  [...Map.groupBy(claims, ({ row, v }) => `${row} ${v}`).values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [{ row: first.row, v: first.v, claims: own }];
  });

/** Marks that would be records before their result is official: the referee stands for one with a tap, and takes that back with another. */
export function RecordClaims({
  inbox,
  nameOf,
}: {
  readonly inbox: InboxTrial;
  readonly nameOf: (row: string) => string;
}) {
  const { folded, claims } = inbox;
  const { t, language } = useText();
  const { act, refusal, forget } = useAct(folded);
  const canWrite = useCanJudge(folded);
  const { trial, kind } = folded;
  const event = readEvent(trial, kind);
  const sayClaim = (claim: Claim) => t(`referee.record.${claim.relation}`, { record: describeRecord(claim, language) });

  function drawMark({ row, v, claims: own }: Mark) {
    const isConfirmed = isConfirmedMark(
      folded.sheet.state.evidence.filter((one) => one.row === row),
      v,
    );
    const open = new Set(own.flatMap(({ missing }) => missing.filter((gap) => gap !== 'official'))).size;
    const confirm = () =>
      act([() => ({ kind: 'evidence', trialOID: trial.oid, what: CONFIRMED_MARK, row, value: v, ok: !isConfirmed })]);
    return (
      <li key={`${row} ${v}`}>
        <div className="r">
          <span>
            <b>
              {nameOf(row)}
              {formatBest(v, event)}
            </b>
            <span className="s">
              {own.map(sayClaim).join(', ')}
              {isConfirmed && ` · ${t('referee.record.confirmed')}`}
              {open > 0 && ` · ${t('referee.record.open', { count: open })}`}
            </span>
          </span>
          {canWrite && (
            <Key className="btn q" aria-pressed={isConfirmed} onPress={() => void confirm()}>
              {t(isConfirmed ? 'referee.record.takeBack' : 'referee.record.confirm')}
            </Key>
          )}
        </div>
      </li>
    );
  }

  return (
    <>
      {listMarks(claims).map(drawMark)}
      {refusal !== undefined && (
        <li>
          <Strip onPress={forget}>
            <b>{t('refused.title')}</b> {refusal}
          </Strip>
        </li>
      )}
    </>
  );
}
