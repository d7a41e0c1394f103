/** The rules of the sport: pure, without a dependency, a clock or a network. */

export * from './announcement/athlete-form.ts';
export * from './announcement/certainty.ts';
export * from './announcement/notice.ts';
export { AGE_CLASSES_SEASONS } from './category/age-classes.ts';
export * from './category/categories-by-birth-date.ts';
export * from './category/category.ts';
export {
  type CategoryAnswer,
  type CategoryError,
  type CategoryWarning,
  INVALID_CATEGORY,
} from './category/category-answer.ts';
export * from './category/category-bounds.ts';
export * from './category/category-code.ts';
export * from './category/category-database.ts';
export * from './category/category-of-sex.ts';
export {
  type CategorySpan,
  type DatedCategory,
  findCategorySpan,
  findSeasonYear,
  type SpanOptions,
} from './category/category-span.ts';
export { CATEGORY_SUBSETS, type CategorySubset } from './category/category-subset.ts';
export * from './category/category-table.ts';
export * from './category/category-table-rules.ts';
export * from './category/compatible-categories.ts';
export * from './category/contest-categories.ts';
export * from './category/dated-categories.ts';
export * from './category/event-fit.ts';
export * from './category/federation/federation-categories.ts';
export * from './category/federation/swiss-categories.ts';
export * from './category/federation/world-categories.ts';
export * from './category/find-categories.ts';
export * from './category/legacy-categories.ts';
export * from './category/main-category.ts';
export { createClassReader } from './category/parsing/class-sexes.ts';
export { hasTenYearClasses, parseClassAge } from './category/parsing/class-width.ts';
export { createMixedClassTest } from './category/parsing/mixed-class.ts';
export { hasParaClasses, isParaClass } from './category/parsing/para-class.ts';
export * from './category/parsing/parse-category-code.ts';
export * from './category/parsing/sex-word.ts';
export * from './category/parsing/written-category.ts';
export * from './category/person-sex.ts';
export * from './category/reference-categories.ts';
export * from './category/site-categories.ts';
export * from './category/under-16.ts';
export * from './challenge/flag.ts';
export * from './challenge/licence-choice.ts';
export * from './challenge/live.ts';
export * from './challenge/live-track-events.ts';
export * from './challenge/options.ts';
export * from './challenge/registration.ts';
export * from './challenge/zoned-day.ts';
export * from './combined/combined-parts.ts';
export * from './combined/combined-row.ts';
export * from './combined/combined-standings.ts';
export * from './combined/last-event-chase.ts';
export * from './combined/mark-to-catch.ts';
export * from './combined/part-scale.ts';
export * from './combined/participation.ts';
export * from './combined/projected-score.ts';
export * from './combined/started-in-parts.ts';
export type { ContestAbsence, ContestAbsences } from './contest/absence.ts';
export * from './contest/attempt-time.ts';
export {
  ATTEMPT_TIME_EDITIONS,
  ATTEMPT_TIME_SIGNAL_MS,
  ATTEMPT_TIMES,
  ATTEMPT_TIMES_2016,
  type AttemptTimeEdition,
  type AttemptTimeTable,
} from './contest/attempt-time-table.ts';
export type { LiveState } from './contest/field-contest.ts';
export {
  type ContestAthlete,
  type ContestRow,
  FIELD_STATES,
  type FieldState,
  type FieldTrial,
} from './contest/field-contest.ts';
export { listAttemptsBefore } from './contest/horizontal/attempt.ts';
export * from './contest/horizontal/contest.ts';
export * from './contest/horizontal/cut.ts';
export * from './contest/horizontal/machine.ts';
export * from './contest/horizontal/mark-needed.ts';
export * from './contest/horizontal/rules.ts';
export * from './contest/horizontal/sheet-cut.ts';
export * from './contest/horizontal/stage.ts';
export * from './contest/horizontal/standings.ts';
export { findSeriesTurn, type SeriesTurn } from './contest/horizontal/turn.ts';
export {
  type Amendment,
  ATTEMPT_RESULTS,
  type AttemptFact,
  type AttemptResult,
  type CloseFact,
  type Correction,
  type Fact,
  type Protest,
  type ProtestState,
  type Ruling,
  type Voiding,
} from './contest/log/fact.ts';
export * from './contest/log/log.ts';
export type { FoldResult, StepResult } from './contest/log/machine.ts';
export { isUnderProtest, type ProtestRankings } from './contest/log/protest-rankings.ts';
export { REFUSALS, type Refusal, type RefusalKind } from './contest/log/refusal.ts';
export { WARNINGS, type Warning, type WarningKind } from './contest/log/warning.ts';
export * from './contest/no-marks.ts';
export * from './contest/open-attempts.ts';
export { checkRaise, checkSeries, hasWinner } from './contest/vertical/bar.ts';
export * from './contest/vertical/contest.ts';
export * from './contest/vertical/fact.ts';
export * from './contest/vertical/first-place-tie.ts';
export * from './contest/vertical/live.ts';
export * from './contest/vertical/machine.ts';
export * from './contest/vertical/rules.ts';
export { MAX_CONSECUTIVE_FAILURES, readSheet, type VerticalSheet, writeAttempts } from './contest/vertical/sheet.ts';
export * from './contest/vertical/standings.ts';
export * from './discipline/catalogue/catalogue-row.ts';
export * from './discipline/catalogue/discipline.ts';
export * from './discipline/catalogue/disciplines.ts';
export * from './discipline/catalogue/find-discipline.ts';
export * from './discipline/catalogue/technical-code.ts';
export * from './discipline/challenge-event.ts';
export * from './discipline/discipline-name.ts';
export * from './discipline/discipline-short.ts';
export * from './discipline/equipment/category-variant.ts';
export * from './discipline/equipment/equipment-class.ts';
export * from './discipline/equipment/hurdle-height.ts';
export * from './discipline/equipment/hurdle-spacing.ts';
export * from './discipline/equipment/implement-weight.ts';
export * from './discipline/equipment/row-event.ts';
export * from './discipline/equipment-label.ts';
export * from './discipline/event-ref.ts';
export * from './discipline/family.ts';
export * from './discipline/group-name.ts';
export * from './discipline/legacy-sex.ts';
export * from './discipline/legacy-unit.ts';
export * from './discipline/relays.ts';
export * from './discipline/surface.ts';
export * from './discipline/timed-race.ts';
export * from './discipline/type-class.ts';
export * from './discipline/unit.ts';
export * from './discipline/variant.ts';
export * from './discipline/youth-events.ts';
export * from './encoding/code-pages.ts';
export * from './encoding/detect-code-page.ts';
export * from './encoding/utf8-character.ts';
export * from './field-state/field-outlook.ts';
export * from './field-state/field-state.ts';
export * from './follow/follow-news.ts';
export * from './identity/access-code.ts';
export * from './identity/access-code-end.ts';
export * from './identity/athlete-id.ts';
export * from './identity/athlete-id-form.ts';
export * from './identity/commitment.ts';
export * from './identity/email-address.ts';
export * from './identity/hidden-athlete.ts';
export * from './identity/mask-names.ts';
export * from './identity/name-keys.ts';
export * from './identity/name-status.ts';
export * from './identity/person-name.ts';
export * from './identity/sha256.ts';
export * from './identity/team-id.ts';
export * from './identity/utf8.ts';
export * from './level/category-file.ts';
export * from './level/ffa-label.ts';
export * from './level/french-licence.ts';
export * from './level/is-for-category.ts';
export { findGrade, findLevel, type Grade } from './level/level.ts';
export * from './level/level-table.ts';
export * from './level/levels.ts';
export * from './level/next-level.ts';
export * from './level/result-points.ts';
export type { StepRow } from './level/step-marks.ts';
export { isTableError, type TableError, type TableHead } from './level/table-error.ts';
export * from './level/table-event.ts';
export * from './level/triathlon-level.ts';
export * from './organisation/access-code-kind.ts';
export * from './organisation/licence-type.ts';
export * from './organisation/organisation-name.ts';
export * from './organisation/price.ts';
export * from './organisation/region-database.ts';
export * from './organisation/regions.ts';
export * from './performance/attempts.ts';
export * from './performance/best-attempt.ts';
export * from './performance/compare-performances.ts';
export * from './performance/format-mark.ts';
export * from './performance/mark-doubt.ts';
export * from './performance/mark-status.ts';
export {
  DECIMAL_SIGNS,
  type DecimalSign,
  MARK_STYLES,
  type MarkOptions,
  type MarkStyle,
} from './performance/mark-style.ts';
export * from './performance/parse-mark.ts';
export * from './performance/parse-mark-digits.ts';
export * from './performance/parse-typed-mark.ts';
export * from './performance/performance.ts';
export * from './performance/resolve-unit.ts';
export * from './performance/shown-value.ts';
export * from './performance/spoken-mark.ts';
export * from './performance/spoken-wind.ts';
export * from './performance/status-words.ts';
export * from './performance/typed-mark-faults.ts';
export * from './performance/wind.ts';
export * from './performance/written-mark.ts';
export * from './qualification/qualification.ts';
export * from './qualification/qualification-reason.ts';
export * from './qualification/qualified-code.ts';
export * from './qualification/qualify.ts';
export * from './qualification/qualify-field.ts';
export * from './qualification/qualify-track.ts';
export * from './qualification/qualifying-outlook.ts';
export * from './qualification/round-rule.ts';
export * from './race/conduct.ts';
export * from './race/dead-heat.ts';
export * from './race/false-start.ts';
export * from './race/judge-walk.ts';
export * from './race/lane-step.ts';
export * from './race/rank-by-net.ts';
export { rankRoad } from './race/rank-road.ts';
export * from './race/reaction-time.ts';
export * from './race/recall.ts';
export * from './race/refused-fact.ts';
export * from './race/report-words.ts';
export * from './race/road-row.ts';
export * from './race/umpire-report.ts';
export * from './race/walk-cards.ts';
export * from './race/walk-fact.ts';
export * from './race/walk-penalty.ts';
export * from './race/walk-result.ts';
export * from './ranking/best-from-attempts.ts';
export { formatBracketedPlace } from './ranking/bracketed-place.ts';
export * from './ranking/entry-participation.ts';
export * from './ranking/event-places.ts';
export * from './ranking/explain-ranking.ts';
export * from './ranking/horizontal-countback.ts';
export * from './ranking/judged-rank.ts';
export { findParticipation } from './ranking/mark-order.ts';
export * from './ranking/missing-wind.ts';
export * from './ranking/order-results.ts';
export * from './ranking/rank-by-category-and-sex.ts';
export * from './ranking/rank-input.ts';
export * from './ranking/rank-results.ts';
export * from './ranking/round-leaders.ts';
export * from './ranking/row-wind.ts';
export * from './ranking/share-places.ts';
export * from './ranking/spoken-bar.ts';
export type { Decider } from './ranking/tie-explanation.ts';
export * from './ranking/vertical-countback.ts';
export * from './record/event-record.ts';
export * from './record/made-record.ts';
export * from './record/ratification.ts';
export * from './record/record-check.ts';
export * from './record/record-claim.ts';
export * from './record/record-evidence.ts';
export * from './record/record-gap.ts';
export * from './record/record-kind.ts';
export * from './record/record-label.ts';
export * from './record/record-mark.ts';
export * from './record/record-relation.ts';
export * from './record/record-scope.ts';
export * from './record/record-state.ts';
export * from './record/record-target.ts';
export * from './relay/declaration.ts';
export * from './relay/legs.ts';
export * from './relay/lineup.ts';
export * from './relay/list-faults.ts';
export * from './relay/runners.ts';
export * from './relay/substitutes.ts';
export * from './relay/zones.ts';
export * from './result/disqualification-rules.ts';
export * from './result/disqualified-round.ts';
export * from './result/mark-note.ts';
export * from './result/official-label.ts';
export * from './result/personal-best.ts';
export * from './result/place-text.ts';
export * from './result/protest.ts';
export * from './result/protest-register.ts';
export * from './result/rank-display.ts';
export * from './result/remaining-entries.ts';
export * from './result/result-code.ts';
export * from './result/result-status.ts';
export * from './result/rule-number.ts';
export * from './round/check-rounds.ts';
export * from './round/earlier-rounds.ts';
export * from './round/heats-table.ts';
export * from './round/only-race.ts';
export * from './round/rest.ts';
export * from './round/roster-places.ts';
export * from './round/round-code.ts';
export * from './round/round-label.ts';
export * from './round/round-plan.ts';
export * from './round/round-position.ts';
export * from './round/round-word.ts';
export * from './scoring/age-factors.ts';
export * from './scoring/combined-points.ts';
export * from './scoring/formula.ts';
export * from './scoring/mark-for-points.ts';
export * from './scoring/masters-combined-points.ts';
export * from './scoring/point-table-labels.ts';
export * from './scoring/points-formula.ts';
export { type PointsRow, ROW_UNITS, type RowUnit } from './scoring/points-row.ts';
export * from './scoring/points-table.ts';
export * from './scoring/points-table-number.ts';
export * from './scoring/programmes.ts';
export * from './scoring/score.ts';
export * from './scoring/wa-combined-2001.ts';
export * from './scoring/youth-programmes.ts';
export * from './seeding/compose-heats.ts';
export * from './seeding/draw.ts';
export * from './seeding/draw-lanes.ts';
export * from './seeding/lane-class.ts';
export * from './seeding/lane-preset.ts';
export * from './seeding/random.ts';
export * from './seeding/reserve-list.ts';
export * from './seeding/seed-heats.ts';
export * from './seeding/seed-mark.ts';
export * from './seeding/seed-order.ts';
export * from './seeding/seeding.ts';
export * from './seeding/team-mates.ts';
export * from './seeding/venue-lanes.ts';
export * from './splits/format-passage.ts';
export * from './splits/pace.ts';
export * from './splits/passage-gap.ts';
export * from './splits/progress.ts';
export * from './splits/rank-splits.ts';
export * from './splits/segment.ts';
export * from './splits/split.ts';
export * from './splits/split-name.ts';
export * from './splits/split-points.ts';
export * from './team/club-name.ts';
export type { TeamRunner } from './team/counted-places.ts';
export * from './team/counted-results.ts';
export * from './team/format-team-points.ts';
export * from './team/near-club.ts';
export * from './team/place-points.ts';
export * from './team/place-rules.ts';
export * from './team/score-by-places.ts';
export * from './team/score-by-points.ts';
export * from './team/team-label.ts';
export * from './team/team-scoring.ts';
export * from './text/birth-date.ts';
export * from './text/column-names.ts';
export * from './text/country.ts';
export * from './text/country-name.ts';
export * from './text/csv-line.ts';
export * from './text/date-format.ts';
export * from './text/decimal-sign.ts';
export * from './text/event-search.ts';
export * from './text/file-kind.ts';
export * from './text/fold.ts';
export * from './text/french-spaces.ts';
export * from './text/interval-list.ts';
export * from './text/language.ts';
export * from './text/misread-letters.ts';
export * from './text/name-search.ts';
export * from './text/nation-name.ts';
export * from './text/nation-search.ts';
export * from './text/search-words.ts';
export * from './text/spreadsheet.ts';
export * from './text/table-separator.ts';
export * from './text/time-unit.ts';
export * from './text/two-digit-year.ts';
export * from './text/unsafe-text.ts';
export * from './text/year-bounds.ts';
export { estimateMinutes, findAddedStart, findVenue, type Venue } from './timetable/venue.ts';
export * from './timing/combined-wind.ts';
export * from './timing/hand-time.ts';
export * from './timing/hand-timing-correction.ts';
export * from './timing/legal-best.ts';
export * from './timing/lynx-races.ts';
export * from './timing/official-method.ts';
export * from './timing/official-time.ts';
export * from './timing/times-against-order.ts';
export * from './timing/timing-method.ts';
export * from './timing/wind-measurement.ts';
export { isCombinedPart } from './trial/combined-part.ts';
export * from './trial/event-code.ts';
export * from './trial/list-type.ts';
export * from './trial/long-race.ts';
export * from './trial/pause-reason.ts';
export * from './trial/start-time.ts';
export * from './trial/trial-group.ts';
export * from './trial/trial-order.ts';
export * from './trial/trial-status.ts';
export * from './trial/trial-uid.ts';
export * from './trial/uid-kind.ts';
export { parseWrittenEvent, type WrittenEvent } from './trial/written-event.ts';
export * from './youth/mark-for-youth-points.ts';
export { scoreYouth, type YoungAthlete } from './youth/youth-points.ts';
export * from './youth/youth-row.ts';
export * from './youth/youth-table.ts';
