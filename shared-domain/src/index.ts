/** The rules of the sport: pure, without a dependency, a clock or a network. */
export * from './category/categories-by-birth-date.ts';
export * from './category/categories-of.ts';
export * from './category/category.ts';
export {
  type CategoryAnswer,
  type CategoryError,
  type CategoryWarning,
  INVALID_CATEGORY,
} from './category/category-answer.ts';
export * from './category/category-bounds.ts';
export * from './category/category-database.ts';
export {
  type CategorySpan,
  categorySpan,
  type DatedCategory,
  type SpanOptions,
  seasonYear,
} from './category/category-span.ts';
export { CATEGORY_SUBSETS, type CategorySubset } from './category/category-subset.ts';
export * from './category/category-table.ts';
export * from './category/category-table-rules.ts';
export * from './category/compatible-categories.ts';
export * from './category/dated-categories.ts';
export * from './category/federation-categories.ts';
export * from './category/legacy-categories.ts';
export * from './category/main-category.ts';
export * from './category/parse-category-code.ts';
export * from './category/sex-letter.ts';
export { SWISS_CATEGORIES } from './category/swiss-categories.ts';
export { WORLD_CATEGORIES } from './category/world-categories.ts';
export * from './challenge/flag.ts';
export * from './challenge/live.ts';
export * from './challenge/rtype.ts';
export * from './challenge/zoned-day.ts';
export * from './discipline/catalogue/catalogue-row.ts';
export type { Discipline } from './discipline/catalogue/discipline.ts';
export * from './discipline/catalogue/disciplines.ts';
export * from './discipline/catalogue/find-discipline.ts';
export * from './discipline/catalogue/technical-code.ts';
export * from './discipline/discipline-implement.ts';
export * from './discipline/discipline-name.ts';
export * from './discipline/discipline-short.ts';
export * from './discipline/equipment/equipment-class.ts';
export * from './discipline/equipment/hurdle-height.ts';
export * from './discipline/equipment/hurdle-spacing.ts';
export * from './discipline/equipment/implement-weight.ts';
export * from './discipline/equipment/variant-for.ts';
export * from './discipline/event-ref.ts';
export * from './discipline/family.ts';
export * from './discipline/legacy-sex.ts';
export * from './discipline/legacy-unit.ts';
export * from './discipline/relay-legs.ts';
export * from './discipline/relay-zones.ts';
export * from './discipline/relays.ts';
export * from './discipline/timed-race.ts';
export * from './discipline/type-class.ts';
export * from './organisation/regions.ts';
export * from './performance/compare-performances.ts';
export * from './performance/format-mark.ts';
export * from './performance/performance.ts';
export * from './performance/shown-value.ts';
export * from './performance/spoken-mark.ts';
export * from './performance/wind.ts';
export * from './ranking/attempts.ts';
export * from './ranking/best-from-attempts.ts';
export type { Decider } from './ranking/decider.ts';
export * from './ranking/explain-ranking.ts';
export * from './ranking/horizontal-countback.ts';
export * from './ranking/order-results.ts';
export * from './ranking/rank-across.ts';
export * from './ranking/rank-input.ts';
export * from './ranking/rank-results.ts';
export * from './ranking/vertical-jump.ts';
export * from './result/rank-display.ts';
export * from './round/round-code.ts';
export * from './round/round-label.ts';
export * from './round/round-position.ts';
export * from './scoring/combined-points.ts';
export { WA_COMBINED_2001_EDITION } from './scoring/wa-combined-2001.ts';
export * from './text/country.ts';
export * from './text/fold.ts';
export * from './text/language.ts';
export * from './trial/event-code.ts';
export type { ContestAthlete, ContestRow, FieldState, FieldTrial } from './trial/field-contest.ts';
export { FIELD_STATES } from './trial/field-contest.ts';
export * from './trial/field-state.ts';
export * from './trial/list-type.ts';
export * from './trial/trial-status.ts';
export * from './trial/trial-uid.ts';
export * from './trial/uid-kind.ts';
export * from './trial/variant.ts';
