import { isRoundLetter, readEvent } from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { formatRule, formatShortRule } from '../../../components/trial/rule-draft.ts';
import { useText } from '../../../locales/use-text.ts';

/** The qualifying rule of the round, and a link to where it is set (`rule`) and the next round is drawn; nothing for a last round. */
export function RoundRuleField({ sheet: { trial, kind } }: { readonly sheet: SheetAnswer }) {
  const { t } = useText();
  const { round, dets, chOID, oid } = trial;
  if (!isRoundLetter(round) || round === 'f' || round === 'c' || trial.rounds < 2) return null;
  const event = readEvent(trial, kind);
  const rule = dets.qualifying === undefined ? '' : formatShortRule(t, dets.qualifying, event);
  return (
    <dl className="field round-goes-on">
      <dt>{t('results.rule')}</dt>
      <dd>
        {rule !== '' && <span title={formatRule(t, dets.qualifying ?? {}, event)}>{rule}</span>}
        <Link className="btn small" to={`${buildCompetitionPath(chOID, 'starts', [oid])}&rule`}>
          {t(rule === '' ? 'results.rule.none' : 'results.rule.goOn')}
        </Link>
      </dd>
    </dl>
  );
}
