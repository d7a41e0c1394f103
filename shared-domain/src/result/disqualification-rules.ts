import { type EventRef, isOutsideStadium, isThrow, isTrackEvent } from '../discipline/event-ref.ts';
import { isRelayEvent } from '../discipline/relays.ts';
import { parseVariant } from '../discipline/variant.ts';
import { MARK_STATUS, type Status } from '../performance/mark-status.ts';
import type { Language } from '../text/language.ts';

/** Events that a rule applies to. */
type Scope = 'all' | 'race' | 'lanes' | 'hurdles' | 'steeple' | 'relay' | 'walk' | 'field';

/** A rule that athletes are disqualified under, by its number and in words. */
export interface DisqualificationRule {
  readonly rule: string;
  readonly scope: Scope;
  readonly fr: string;
  readonly en: string;
  /** Its number was seen in a source of the current numbering. */
  readonly isSeen?: true;
}

/** Rules and edition of the list; the numbers without `isSeen` are not confirmed by a source of the current numbering. */
export const DISQUALIFICATION_RULES_EDITION = 'World Athletics Technical Rules, numbering of 2019 and later';

/** Rules to choose from, those of all events last. Any other rule can be typed by its number. */
export const DISQUALIFICATION_RULES: readonly DisqualificationRule[] = [
  { rule: 'TR16.8', scope: 'race', fr: 'faux départ', en: 'false start', isSeen: true },
  { rule: 'TR16.5', scope: 'race', fr: 'conduite au départ', en: 'conduct at the start', isSeen: true },
  { rule: 'TR17.2', scope: 'race', fr: 'bousculade ou obstruction', en: 'jostling or obstruction' },
  { rule: 'TR17.3.1', scope: 'lanes', fr: 'hors de son couloir', en: 'ran out of the lane', isSeen: true },
  {
    rule: 'TR17.3.2',
    scope: 'race',
    fr: 'à l’intérieur de la corde en virage',
    en: 'inside the kerb on a bend',
  },
  { rule: 'TR17.5', scope: 'race', fr: 'rabattement avant la ligne', en: 'left the lane before the break line' },
  { rule: 'TR17.6', scope: 'race', fr: 'a quitté la piste', en: 'left the track' },
  {
    rule: 'TR22.6.1',
    scope: 'hurdles',
    fr: 'pied ou jambe à côté de la haie',
    en: 'foot or leg beside the hurdle',
  },
  { rule: 'TR22.6.2', scope: 'hurdles', fr: 'haie renversée volontairement', en: 'knocked a hurdle down on purpose' },
  { rule: 'TR23.7', scope: 'steeple', fr: 'obstacle non franchi', en: 'obstacle not cleared' },
  { rule: 'TR24.5', scope: 'relay', fr: 'témoin non porté à la main', en: 'baton not carried by hand' },
  { rule: 'TR24.6', scope: 'relay', fr: 'témoin tombé mal repris', en: 'dropped baton not recovered as allowed' },
  {
    rule: 'TR24.7',
    scope: 'relay',
    fr: 'témoin transmis hors de la zone',
    en: 'baton passed outside the take-over zone',
    isSeen: true,
  },
  { rule: 'TR24.8', scope: 'relay', fr: 'gêne après la transmission', en: 'impeded another team after the exchange' },
  {
    rule: 'TR24.10',
    scope: 'relay',
    fr: 'composition de l’équipe',
    en: 'composition of the team',
    isSeen: true,
  },
  {
    rule: 'TR54.7.1',
    scope: 'walk',
    fr: 'trois cartons rouges',
    en: 'three red cards',
    isSeen: true,
  },
  {
    rule: 'TR54.7.3',
    scope: 'walk',
    fr: 'zone de pénalité : quatrième carton, ou non purgée',
    en: 'penalty zone: a fourth card, or not served',
    isSeen: true,
  },
  {
    rule: 'TR54.4.1',
    scope: 'walk',
    fr: 'allure dans les 100 derniers mètres (juge en chef)',
    en: 'progression in the last 100 m (chief judge)',
    isSeen: true,
  },
  { rule: 'TR32.4', scope: 'field', fr: 'aide interdite dans un lancer', en: 'assistance in a throw' },
  { rule: 'TR5.2', scope: 'all', fr: 'chaussures non conformes', en: 'shoes not allowed' },
  { rule: 'TR5.7', scope: 'all', fr: 'dossard absent ou caché', en: 'bib missing or hidden' },
  { rule: 'TR6.3', scope: 'all', fr: 'aide interdite', en: 'assistance not allowed' },
  {
    rule: 'TR4.4',
    scope: 'all',
    fr: 'n’a pas pris part après confirmation',
    en: 'did not take part after confirming',
    isSeen: true,
  },
  { rule: 'TR4.4.3', scope: 'all', fr: 'sans effort loyal', en: 'no honest effort', isSeen: true },
  { rule: 'CR18.5', scope: 'all', fr: 'conduite antisportive', en: 'improper conduct', isSeen: true },
];

/** Longest race that is run in lanes at least in part, metres. */
const MAX_LANES_METRES = 800;

function hasScope(scope: Scope, event: EventRef): boolean {
  const kind = parseVariant(event.g1)?.kind;
  const isRace = isTrackEvent(event.g0);
  switch (scope) {
    case 'all':
      return true;
    case 'field':
      return isThrow(event.g0);
    case 'race':
      return isRace;
    case 'lanes':
      return (
        isRace && kind !== 'walk' && !isOutsideStadium(event) && (isRelayEvent(event) || event.g0 <= MAX_LANES_METRES)
      );
    case 'relay':
      return isRelayEvent(event);
    default:
      return kind === scope;
  }
}

/**
 * The rules for a disqualification in an event, those of the event before those of all events.
 * @example listDisqualificationRules({ g0: 10000, g1: 'WR' })[0]?.rule // 'TR16.8'
 */
export function listDisqualificationRules(event: EventRef): DisqualificationRule[] {
  return DISQUALIFICATION_RULES.filter(({ scope }) => hasScope(scope, event));
}

/** A rule in words; undefined for one that is not in the list. @example describeRule('TR16.8', 'fr') // 'faux départ' */
export function describeRule(rule: string, language: Language): string | undefined {
  return DISQUALIFICATION_RULES.find((one) => one.rule === rule)?.[language];
}

/** Whether a status can name a rule: a disqualification (TR 7), or a DNF without an honest effort (TR 4.4.3). @example hasRule({ st: 4 }) // true */
export function hasRule({ st }: { readonly st: Status | number }): boolean {
  return st === MARK_STATUS.dq || st === MARK_STATUS.dnf;
}
