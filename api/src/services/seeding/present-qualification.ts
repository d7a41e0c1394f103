import type { QualificationAnswer } from 'shared-domain/contract';
import type { GroupTable } from '../../store/schema.ts';
import type { Round } from '../writing/round.ts';
import type { RoundOutcome } from './round-outcome.ts';

interface AnswerExtras {
  readonly log: string | undefined;
  readonly next: QualificationAnswer['next'];
}

/** The answer about who qualifies from a round. */
export function presentQualification(
  { oid, uid }: GroupTable,
  letter: QualificationAnswer['round'],
  round: Round,
  { decidedBy, rule, qualified, rows }: RoundOutcome,
  { log, next }: AnswerExtras,
): QualificationAnswer {
  const { heats, openTies, reserves } = qualified;
  const decisions = round.acts.filter(({ kind }) => kind === 'decision' || kind === 'draw');
  const codes = new Map(rows.map(({ key, heat, code }) => [`${heat.trial.oid} ${key}`, code]));
  return {
    oid,
    uid,
    round: letter,
    decidedBy,
    ...(log === undefined ? {} : { log }),
    ...(rule === undefined ? {} : { rule: { ...rule } }),
    ...(next === undefined ? {} : { next }),
    heats: round.heats.map(({ trial, hasPublishedResults }, at) => ({
      oid: trial.oid,
      uid: trial.uid,
      complete: hasPublishedResults,
      rows: [...(heats[at] ?? [])].map(([row, { qualifiedCode, isCertain, hasWithdrawn, why }]) => {
        const code = decidedBy === 'sender' ? codes.get(`${trial.oid} ${row}`) : qualifiedCode;
        return {
          row,
          certain: isCertain,
          withdrawn: hasWithdrawn,
          why: { ...why },
          ...(code === undefined ? {} : { qualified: code as 'Q' }),
        };
      }),
    })),
    open: openTies.map((tie) => ({ ...tie, tied: [...tie.tied] })),
    reserves: reserves.map(({ id: row, place, mark }) => ({ row, place, mark })),
    decisions: decisions.map(({ oid: act, at, kind, row, body }) => ({
      oid: act,
      at,
      kind: kind as 'decision' | 'draw',
      ...JSON.parse(body),
      ...(row === null ? {} : { row }),
    })),
  };
}
