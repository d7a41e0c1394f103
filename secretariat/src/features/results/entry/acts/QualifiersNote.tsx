import { Alert } from 'antd';
import type { Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useProgrammeQuery } from '../../../../api/programme.ts';
import { findRoundBefore } from '../../../../api/programme-groups.ts';
import { useQualificationQuery } from '../../../../api/qualification.ts';
import { buildCompetitionPath } from '../../../../components/page/paths.ts';
import { useText } from '../../../../locales/use-text.ts';

/**
 * Says at the sheet of a round that its list is no longer that of those who qualified, after a disqualification or a protest, and leads
 * to the start list, where it is put right.
 */
export function QualifiersNote({ trial }: { readonly trial: Trial }) {
  const { t } = useText();
  const { chOID, oid, gOID, round, results } = trial;
  const { data: programme = [] } = useProgrammeQuery(chOID);
  const previousRound =
    round === 'c' ? undefined : findRoundBefore(round, { trials: programme.filter((one) => one.gOID === gOID) });
  const { data } = useQualificationQuery({ gOID, round: previousRound ?? '' }, { skip: previousRound === undefined });
  const next = data?.next;
  if (next === undefined || next.round !== round) return null;
  const count = next.gone.filter((one) => one.trial === oid).length + (results > 0 ? 0 : next.waiting.length);
  if (count === 0) return null;
  return (
    <Alert
      className="adm-gap"
      type="warning"
      showIcon
      role="status"
      title={t('results.qualifiers', { count })}
      action={
        <Link className="link" to={buildCompetitionPath(chOID, 'starts', [oid])}>
          {t('results.startList')}
        </Link>
      }
    />
  );
}
