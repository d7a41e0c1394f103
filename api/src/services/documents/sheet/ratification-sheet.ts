import {
  describeRecord,
  formatBest,
  formatTrialGroup,
  formatWind,
  type Language,
  listRecordFacts,
  makeDateFormat,
  parseGroupUid,
  type RatificationItemId,
  type RecordGap,
  type RecordState,
} from 'shared-domain';
import type { Challenge, RatificationAnswer, Trial } from 'shared-domain/contract';
import { formatDateTime } from './build-sheet.ts';
import { alignLeft } from './columns.ts';
import type { PicturePage, Sheet } from './sheet.ts';
import { SHEET_WORDS } from './words.ts';

interface RatificationWords {
  readonly title: string;
  readonly item: string;
  readonly value: string;
  readonly missing: string;
  readonly deadline: string;
  readonly former: string;
  readonly beats: string;
  readonly equals: string;
  readonly open: string;
  readonly sign: string;
  readonly items: Readonly<Record<RatificationItemId, string>>;
  readonly gaps: Readonly<Record<RecordGap, string>>;
  readonly states: Readonly<Record<RecordState, string>>;
}

const WORDS: Readonly<Record<Language, RatificationWords>> = {
  fr: {
    title: 'Dossier d’homologation',
    item: 'Pièce',
    value: 'Ce qui est connu',
    missing: 'MANQUE',
    deadline: 'À envoyer avant le',
    former: 'Record précédent',
    beats: 'bat',
    equals: 'égale',
    open: 'Reste à vérifier',
    sign: 'Noms et signatures : starter, juge-arbitre, chef juge',
    items: {
      programme: 'Programme',
      fullResult: 'Résultat complet (joint), lignes',
      leaderSplits: 'Temps de passage du premier',
      wind: 'Vent, m/s',
      gauge: 'Anémomètre : marque, opérateur',
      startSystem: 'Système de départ : marque, temps de réaction',
      starter: 'Starter',
      photoSystem: 'Photo-finish : marque, caméra',
      zero: 'Photo-finish : contrôle du zéro, caméra, opérateur',
      finishPicture: 'Image de l’arrivée',
      photoOperator: 'Juge de photo-finish',
      watches: 'Trois chronomètres, avec les noms',
      course: 'Certificat de mesurage du parcours',
      walkJudges: 'Juges de marche',
      implementBefore: 'Engin contrôlé avant',
      implementAfter: 'Engin contrôlé après',
      measurement: 'Mesure : EDM ou ruban d’acier, contrôle après',
      heights: 'Hauteur mesurée',
      judges: 'Juges du concours',
      referee: 'Juge-arbitre',
      doping: 'Contrôle antidopage',
    },
    gaps: {
      official: 'résultat officiel',
      protest: 'réclamation',
      wind: 'vent',
      method: 'chronométrage',
      competitors: 'participants',
      mixed: 'course mixte',
      implement: 'engin ou hauteur',
      category: 'catégorie',
      nationality: 'nationalité',
      club: 'club',
      licence: 'licence de la veille',
      zero: 'contrôle du zéro',
      implementBefore: 'engin contrôlé avant',
      implementAfter: 'engin contrôlé après',
      heights: 'hauteur mesurée',
      doping: 'contrôle antidopage',
    },
    states: {
      possible: 'Possible',
      pending: 'Sous réserve',
      filed: 'Dossier envoyé',
      ratified: 'Homologué',
      refused: 'Refusé',
      gone: 'Sans objet',
    },
  },
  en: {
    title: 'Ratification file',
    item: 'Item',
    value: 'What is known',
    missing: 'MISSING',
    deadline: 'To be sent by',
    former: 'Former record',
    beats: 'beats',
    equals: 'equals',
    open: 'Still to be checked',
    sign: 'Names and signatures: starter, referee, chief judge',
    items: {
      programme: 'Programme',
      fullResult: 'Full result (attached), rows',
      leaderSplits: 'Intermediate times of the leader',
      wind: 'Wind, m/s',
      gauge: 'Wind gauge: make, operator',
      startSystem: 'Start system: make, reaction times',
      starter: 'Starter',
      photoSystem: 'Photo finish: make, camera',
      zero: 'Photo finish: zero control, camera, operator',
      finishPicture: 'Finish picture',
      photoOperator: 'Photo-finish judge',
      watches: 'Three watches, with names',
      course: 'Measurement certificate of the course',
      walkJudges: 'Race walk judges',
      implementBefore: 'Implement checked before',
      implementAfter: 'Implement checked after',
      measurement: 'Measurement: EDM or steel tape, check after',
      heights: 'Height measured',
      judges: 'Judges of the event',
      referee: 'Referee',
      doping: 'Doping control',
    },
    gaps: {
      official: 'official result',
      protest: 'protest',
      wind: 'wind',
      method: 'timing method',
      competitors: 'competitors',
      mixed: 'mixed race',
      implement: 'implement or height',
      category: 'category',
      nationality: 'nationality',
      club: 'club',
      licence: 'licence of the day before',
      zero: 'zero control',
      implementBefore: 'implement checked before',
      implementAfter: 'implement checked after',
      heights: 'height measured',
      doping: 'doping control',
    },
    states: {
      possible: 'Possible',
      pending: 'Pending',
      filed: 'File sent',
      ratified: 'Ratified',
      refused: 'Refused',
      gone: 'Void',
    },
  },
};

/** The heading of the document. */
export const getRatificationTitle = (language: Language): string => WORDS[language].title;

const formatPerson = ({ who }: RatificationAnswer['record']): string =>
  [`${who.last} ${who.first}`.trim(), who.club, who.country].filter(Boolean).join(', ');

/** @example '10.70 (+1.2) bat : record national (FRA) SE' */
function formatAct(record: RatificationAnswer['record'], language: Language): string {
  const { v, wind, relation = 'beats', event } = record;
  const mark = formatBest(v, parseGroupUid(event) ?? { g0: 0, g1: '0' });
  const windText = wind === undefined ? '' : ` (${formatWind(wind)})`;
  return `${mark}${windText} ${WORDS[language][relation]}${SHEET_WORDS[language].colon}${describeRecord(record, language)}`;
}

/** Notes under the list: the record that stood, what is still open, who signs. */
function listNotes(
  { record: former, event, state, missing }: RatificationAnswer['record'],
  language: Language,
): string[] {
  const words = WORDS[language];
  const { colon } = SHEET_WORDS[language];
  const facts = former && listRecordFacts(former, parseGroupUid(event) ?? { g0: 0, g1: '0' });
  const gaps = state === 'possible' ? missing.map((gap) => words.gaps[gap]) : [];
  return [
    ...(facts === undefined ? [] : [`${words.former}${colon}${facts.join(' · ')}`]),
    ...(gaps.length === 0 ? [] : [`${words.open}${colon}${gaps.join(', ')}`]),
    words.sign,
  ];
}

/** The pictures of a file, each on a page with the item that it belongs to. */
export const buildPicturePages = ({ items }: RatificationAnswer, language: Language): PicturePage[] =>
  items.flatMap(({ id, files = [] }) =>
    files.flatMap(({ name, body }) =>
      body === undefined ? [] : [{ title: `${WORDS[language].items[id]} – ${name}`, body }],
    ),
  );

/** The file of a record as a printed list: what is known of each item, and what is missing. */
export function buildRatificationSheet(
  answer: RatificationAnswer,
  trial: Trial,
  { tz }: Pick<Challenge, 'tz'>,
  language: Language,
): Sheet {
  const words = WORDS[language];
  const { record, items, deadline, result } = answer;
  // The list itself is on the pages behind.
  const write = ({ id, value }: (typeof items)[number]) =>
    id === 'fullResult' && value !== undefined ? String(result.length) : (value ?? words.missing);
  return {
    language,
    group: formatTrialGroup(trial, language),
    gOID: trial.gOID,
    round: words.title,
    kind: 'results',
    dateText: formatDateTime(trial.date, tz, language),
    facts: [`${words.deadline} ${makeDateFormat(language, { timeZone: 'UTC' }).format(new Date(deadline))}`],
    state: { text: words.states[record.state], tone: record.state === 'ratified' ? 'ok' : 'warn' },
    columns: [
      { ...alignLeft(words.item, 230), isName: true },
      { ...alignLeft(words.value, 100), flex: 1 },
    ],
    rows: [
      [formatPerson(record), formatAct(record, language)],
      ...items.map((item) => [words.items[item.id], write(item)]),
    ],
    notes: listNotes(record, language),
    hasUnder16: false,
  };
}
