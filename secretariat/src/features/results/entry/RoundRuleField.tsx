import { Fragment } from 'react';
import { isRoundLetter, readEvent } from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { buildCompetitionPath } from '../../../components/page/paths.ts';
import { formatRule, listShortConditions } from '../../../components/trial/rule-draft.ts';
import { useText } from '../../../locales/use-text.ts';

/** The qualifying rule of the round, and a link to where it is set (`rule`) and the next round is drawn; nothing for a last round. */
export function RoundRuleField({ sheet: { trial, kind } }: { readonly sheet: SheetAnswer }) {
  const { t } = useText();
  const { round, dets, chOID, oid } = trial;
  if (!isRoundLetter(round) || round === 'f' || round === 'c' || trial.rounds < 2) return null;
  const event = readEvent(trial, kind);
  const conditions = dets.qualifying === undefined ? [] : listShortConditions(t, dets.qualifying, event);
  return (
    <dl className="field round-goes-on">
      <dt>{t('results.rule')}</dt>
      <dd>
        {conditions.length > 0 && (
          <span title={formatRule(t, dets.qualifying ?? {}, event)}>
            {conditions.map((condition, index) => (
              <Fragment key={condition}>
                <span>
                  {condition}
                  {index < conditions.length - 1 && ','}
                </span>{' '}
              </Fragment>
            ))}
          </span>
        )}
        <Link className="btn small" to={`${buildCompetitionPath(chOID, 'starts', [oid])}&rule`}>
          {t(conditions.length === 0 ? 'results.rule.none' : 'results.rule.goOn')}
        </Link>
      </dd>
    </dl>
  );
}
