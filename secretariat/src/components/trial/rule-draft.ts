import { type EventRef, formatHeight, formatValue, isFieldEvent, isVerticalJump, type RoundRule } from 'shared-domain';
import type { Translate } from '../../locales/use-text.ts';

/** A round's rule as it is typed; 0: not given, `standard` is in mm. */
export type RuleDraft = Readonly<Record<'places' | 'times' | 'standard', number>>;

/** In a field event `places` and `times` both mean the number of athletes that qualify. */
export function makeRuleDraft({ places = 0, times = 0, standard = 0 }: RoundRule, g0: number): RuleDraft {
  return isFieldEvent(g0) ? { places: 0, times: times > 0 ? times : places, standard } : { places, times, standard };
}

/** The rule as it is sent; in a field event values of 0 are left out. */
export function makeRule({ places, times, standard }: RuleDraft, g0: number): RoundRule {
  return isFieldEvent(g0) ? { ...(times > 0 && { times }), ...(standard > 0 && { standard }) } : { places, times };
}

/** The kinds of condition in a rule, each with what its text needs; none for a rule by which nobody qualifies. */
function listConditions(rule: RoundRule, event: EventRef) {
  const { places, times, standard } = makeRuleDraft(rule, event.g0);
  const isField = isFieldEvent(event.g0);
  const mark = isVerticalJump(event.g0) ? formatHeight(standard) : formatValue(standard, event);
  return [
    ...(standard > 0 && isField ? [{ kind: 'standard', values: { mark } } as const] : []),
    ...(places > 0 ? [{ kind: 'places', values: { count: places } } as const] : []),
    ...(times > 0 ? [{ kind: isField ? 'marks' : 'times', values: { count: times } } as const] : []),
  ];
}

/** «2 premiers de chaque série (Q) + 2 meilleurs temps (q)»; empty for a rule by which nobody qualifies. */
export function formatRule(t: Translate, rule: RoundRule, event: EventRef): string {
  return listConditions(rule, event)
    .map(({ kind, values }) => t(`starts.rule.text.${kind}`, values))
    .join(' + ');
}

/** «Q 2 premiers» and «q 2 temps»: the conditions in short, for a field beside others. */
export const listShortConditions = (t: Translate, rule: RoundRule, event: EventRef): readonly string[] =>
  listConditions(rule, event).map(({ kind, values }) => t(`starts.rule.short.${kind}`, values));
