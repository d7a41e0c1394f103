import { describe, expect, test } from '@jest/globals';
import type { LogLine } from 'shared-domain/contract';
import type { Language } from 'shared-domain/platform';
import { en } from '../../locales/en.ts';
import { fr } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';
import { formatActSentence } from './act-sentence.ts';
import { formatDetail } from './detail-rows.ts';

/** A translate function with plurals by `count` and values in braces. */
const speak =
  (texts: Readonly<Record<string, string>>): Translate =>
  (key, values = {}) => {
    const text = texts[key] ?? texts[`${key}_${Number(values.count) <= 1 ? 'one' : 'other'}`] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
const inFrench = { t: speak(fr), language: 'fr' as Language };
const inEnglish = { t: speak(en), language: 'en' as Language };

const act = (action: string, detail: LogLine['detail'] = {}): LogLine => ({
  oid: 'l',
  at: '2026-06-13T09:00:07Z',
  action,
  detail,
});
const HUNDRED = { trial: 't', uid: '000100-0-56-f1', row: 'bib:101' };
const mark = (v: number) => ({ prf: { v, u: 'ms', st: 1 } });
const SPRINT = { oid: 't', name: '100 m', results: 8 };

/** Every kind of act that the server writes, with its details. */
const ACTS: readonly [LogLine, string, string][] = [
  [
    act('result entered', {
      trial: 't',
      uid: '010000-R-57-f1',
      row: 'bib:101',
      after: { prf: { v: 2_546_000, z: 2_534_000, u: 'ms', st: 1 } },
    }),
    'A saisi 42:26, réel 42:14 pour le dossard 101.',
    'Entered 42:26, chip 42:14 for bib 101.',
  ],
  [
    act('remark added', { ...HUNDRED, public: true, rules: ['TR16.8'] }),
    'A ajouté une remarque publique sur le dossard 101 (TR16.8).',
    'Added a public remark on bib 101 (TR16.8).',
  ],
  [
    act('remark added', { trial: 't', public: false }),
    'A ajouté une remarque pour les organisateurs sur toute l’épreuve.',
    'Added a remark for organisers on the whole event.',
  ],
  [
    act('protest lodged', HUNDRED),
    'A enregistré une réclamation sur le dossard 101.',
    'Entered a protest about bib 101.',
  ],
  [
    act('protest answered', { ...HUNDRED, outcome: 'rejected' }),
    'A répondu à une réclamation sur le dossard 101 : rejetée.',
    'Answered a protest about bib 101: rejected.',
  ],
  [
    act('protest appealed', { trial: 't' }),
    'A enregistré un appel sur toute l’épreuve.',
    'Entered an appeal about the whole event.',
  ],
  [
    act('protest decided', { ...HUNDRED, outcome: 'upheld' }),
    'A enregistré la décision du jury d’appel sur le dossard 101 : acceptée.',
    'Entered the decision of the jury of appeal about bib 101: upheld.',
  ],
  [
    act('protest deleted', HUNDRED),
    'A retiré du registre une réclamation sur le dossard 101.',
    'Removed a protest about bib 101 from the register.',
  ],
  [act('remark deleted', HUNDRED), 'A retiré une remarque sur le dossard 101.', 'Removed a remark on bib 101.'],
  [
    act('result entered', { ...HUNDRED, after: mark(11_580) }),
    'A saisi 11.58 pour le dossard 101.',
    'Entered 11.58 for bib 101.',
  ],
  [
    act('result entered', { ...HUNDRED, before: mark(11_700), after: mark(11_580) }),
    'A saisi 11.58 pour le dossard 101, au lieu de 11.70.',
    'Entered 11.58 for bib 101, instead of 11.70.',
  ],
  [
    act('result corrected', { ...HUNDRED, before: mark(11_700), after: { prf: { st: 4 } }, reason: 'TR 16.8' }),
    'A corrigé le dossard 101 : DQ au lieu de 11.70.',
    'Corrected bib 101: DQ instead of 11.70.',
  ],
  [act('results deleted', { trials: [SPRINT] }), 'A effacé 8 résultats : 100 m.', 'Cleared 8 results: 100 m.'],
  [
    act('trials deleted', { trials: [SPRINT, SPRINT, SPRINT] }),
    'A supprimé 3 épreuves : 100 m, 100 m….',
    'Deleted 3 events: 100 m, 100 m….',
  ],
  [
    act('groups deleted', { trials: [SPRINT], groups: ['g'] }),
    'A supprimé 1 groupe et 1 épreuve.',
    'Deleted 1 group and 1 event.',
  ],
  [
    act('upload', { created: 2, updated: 1, unchanged: 0 }),
    'A envoyé les listes de 3 épreuves.',
    'Sent the lists of 3 events.',
  ],
  [
    act('upload', { file: 'lif', created: 0, updated: 1 }),
    'A importé un fichier FinishLynx dans 1 épreuve.',
    'Imported a FinishLynx file into 1 event.',
  ],
  [
    act('upload', { file: 'results csv', updated: 1 }),
    'A importé une table CSV dans 1 épreuve.',
    'Imported a CSV table into 1 event.',
  ],
  [act('upload', { file: 'road' }), 'A importé les résultats d’une course.', 'Imported the results of a race.'],
  [
    act('trial changed', { trial: 't', before: { status: 20 }, after: { status: 30 } }),
    'A modifié l’épreuve : état.',
    'Changed the event: state.',
  ],
  [
    act('trial corrected', { trial: 't', before: { results: 8 }, after: { results: 7 } }),
    'A corrigé l’épreuve : résultats.',
    'Corrected the event: results.',
  ],
  [
    act('trial changed', { trial: 't', before: { status: 15 }, after: { status: 40 }, parts: [SPRINT, SPRINT] }),
    'A modifié l’épreuve combinée, et 2 épreuves avec elle : état.',
    'Changed the combined event, and 2 events with it: state.',
  ],
  [
    act('trial corrected', { trial: 't', before: { status: 40 }, after: { status: 15 }, parts: [SPRINT] }),
    'A corrigé l’épreuve combinée, et 1 épreuve avec elle : état.',
    'Corrected the combined event, and 1 event with it: state.',
  ],
  [act('trial held', { trial: 't' }), 'A pris l’épreuve.', 'Took the event.'],
  [act('trial released', { trial: 't' }), 'A rendu l’épreuve.', 'Released the event.'],
  [
    act('start list changed', { edits: [{ op: 'add' }, { op: 'set' }] }),
    'A modifié une liste de départ : 2 changements.',
    'Changed a start list: 2 changes.',
  ],
  [act('round seeded', { group: 'g' }), 'A tiré les séries d’un tour.', 'Drew the heats of a round.'],
  [act('qualification decided', { group: 'g' }), 'A décidé qui se qualifie.', 'Decided who qualifies.'],
  [
    act('times accepted', { readings: [1, 2] }),
    'A accepté 2 temps du chronométrage.',
    'Accepted 2 times of the timing.',
  ],
  [
    act('live input', { code: 'judge', facts: [{ kind: 'attempt' }, { kind: 'attempt' }, { kind: 'wind' }] }),
    'A transmis : 2\u00a0×\u00a0essai, 1\u00a0×\u00a0vent.',
    'Sent: 2\u00a0×\u00a0attempt, 1\u00a0×\u00a0wind.',
  ],
  [
    act('live input', {
      code: 'judge',
      facts: [
        { kind: 'report', from: 'Commissaire 3', what: 'line', steps: 3, where: 245 },
        { kind: 'ruling', act: 'DQ', rules: ['TR17.3.1'] },
        { kind: 'report', from: 'Commissaire 4', clear: true },
        { kind: 'walk' },
      ],
    }),
    'A transmis : Commissaire 3 : Ligne en virage, 3 appuis, second virage (245\u00a0m), disqualification TR17.3.1, Commissaire 4 : Rien à signaler, 1\u00a0×\u00a0carton ou zone de marche.',
    'Sent: Commissaire 3: Line on a bend, 3 steps, second bend (245\u00a0m), disqualification TR17.3.1, Commissaire 4: Nothing to report, 1\u00a0×\u00a0walk card or zone.',
  ],
  [act('code made', { kind: 'judge' }), 'A créé un code (Juge).', 'Created a code (Judge).'],
  [act('code revoked', { kind: 'judge' }), 'A révoqué un code (Juge).', 'Revoked a code (Judge).'],
  [
    act('device closed', { device: 'a1b2', kind: 'judge', name: 'Sautoir 2' }),
    'A fermé l’appareil « Sautoir 2 » (Juge).',
    'Closed the device “Sautoir 2” (Judge).',
  ],
  [
    act('screens told', { act: 'message', count: 3, text: 'Orage\nStorm' }),
    'A commandé 3 écrans : message « Orage – Storm ».',
    'Told 3 screens: message “Orage – Storm”.',
  ],
  [
    act('screen pictures changed', { act: 'added', name: 'Mairie' }),
    'A ajouté une image d’écran : « Mairie ».',
    'Added a picture for screens: “Mairie”.',
  ],
  [act('screens told', { act: 'freeze', count: 1 }), 'A commandé 1 écran : figer.', 'Told 1 screen: freeze.'],
  [
    act('device reopened', { device: 'a1b2', kind: 'judge', name: 'Sautoir 2' }),
    'A rouvert l’appareil « Sautoir 2 » (Juge).',
    'Reopened the device “Sautoir 2” (Judge).',
  ],
  [
    act('prices changed', { before: [], after: [{}] }),
    'A modifié les tarifs : 1 tarif.',
    'Changed the prices: 1 price.',
  ],
  [
    act('records changed', { before: [{}, {}], after: [{}] }),
    'A modifié les records : 2 records.',
    'Changed the records: 2 records.',
  ],
  [
    act('evidence noted', { uid: '000100-0-55-f1', row: 'bib:12', item: 'referee', pictures: 0 }),
    'A noté une pièce du dossier d’un record pour le dossard 12.',
    'Noted an item of the file of a record for bib 12.',
  ],
  [
    act('record decided', { kind: 'NR', scope: 'FRA', event: '000100-0-55', row: 'bib:12', after: 'filed' }),
    'A décidé d’un record pour le dossard 12 (record national (FRA), 100 m Hommes SE). Dossier envoyé, sous réserve d’homologation.',
    'Decided on a record for bib 12 (national record (FRA), 100 m Men SE). File sent, subject to ratification.',
  ],
  [
    act('record decided', { kind: 'WR', event: '000100-0-55', row: 'bib:12', word: true }),
    'A décidé d’un record pour le dossard 12 (record du monde, 100 m Hommes SE). Rendu public.',
    'Decided on a record for bib 12 (world record, 100 m Men SE). Public.',
  ],
  [
    act('record list imported', { name: 'FFA 2026', records: 12 }),
    'A importé la liste « FFA 2026 » : 12 records.',
    'Imported the list “FFA 2026”: 12 records.',
  ],
  [
    act('record list deleted', { name: 'FFA 2026' }),
    'A supprimé la liste de records « FFA 2026 ».',
    'Deleted the list of records “FFA 2026”.',
  ],
  [act('challenge created', { name: 'Open' }), 'A créé la compétition « Open ».', 'Created the competition “Open”.'],
  [
    act('challenge changed', { before: { name: 'a' }, after: { name: 'b' } }),
    'A modifié la compétition : nom.',
    'Changed the competition: name.',
  ],
  [
    act('challenge deleted', { name: 'Open' }),
    'A supprimé la compétition « Open ».',
    'Deleted the competition “Open”.',
  ],
  [
    act('challenge moved', { name: 'Open', before: { organisation: 'AC' }, after: { organisation: 'EA' } }),
    'A confié la compétition « Open » à « EA » ; elle appartenait à « AC ».',
    'Gave the competition “Open” to “EA”; it belonged to “AC”.',
  ],
  [
    act('competition imported', { trials: 2, starts: 30, results: 1 }),
    'A importé une compétition : 2 épreuves, 30 engagés, 1 résultat.',
    'Imported a competition: 2 events, 30 entries, 1 result.',
  ],
  [act('person erased', { lists: 2, texts: 5 }), 'A effacé une personne de 2 listes.', 'Erased a person from 2 lists.'],
  [
    act('athlete changed', { fields: ['clubName', 'bib'], rows: [] }),
    'A modifié un athlète : club, dossard.',
    'Changed an athlete: club, bib.',
  ],
  [act('athlete hidden', { lists: 2 }), 'A masqué un athlète dans 2 listes.', 'Hid an athlete in 2 lists.'],
  [
    act('athlete shown', { lists: 1 }),
    'A de nouveau montré un athlète dans 1 liste.',
    'Showed an athlete again in 1 list.',
  ],
  [act('organisation opened', { name: 'AC' }), 'A créé l’organisation « AC ».', 'Created the organisation “AC”.'],
  [
    act('organisation renamed', { before: { name: 'AC' }, after: { name: 'EA' } }),
    'A renommé l’organisation « AC » en « EA ».',
    'Renamed the organisation “AC” to “EA”.',
  ],
  [
    act('member invited', { role: 'secretary' }),
    'A invité un membre comme secrétaire.',
    'Invited a member as secretary.',
  ],
  [
    act('member joined', { role: 'reader' }),
    'A rejoint l’organisation comme lecteur.',
    'Joined the organisation as reader.',
  ],
  [
    act('member changed', { before: { role: 'reader' }, after: { role: 'owner' } }),
    'A changé un rôle : propriétaire au lieu de lecteur.',
    'Changed a role: owner instead of reader.',
  ],
  [
    act('address claimed', { role: 'owner' }),
    'La personne de cette adresse a repris le compte.',
    'The person of this address took the account back.',
  ],
  [
    act('second factor required', {}),
    'A demandé un second facteur aux membres qui écrivent.',
    'Asked members who write for a second factor.',
  ],
  [act('second factor optional', {}), 'Ne demande plus de second facteur.', 'No longer asks for a second factor.'],
  [act('member left', {}), 'A quitté l’organisation.', 'Left the organisation.'],
  [act('member removed', {}), 'A retiré un membre.', 'Removed a member.'],
  [act('invitation revoked', {}), 'A retiré une invitation.', 'Withdrew an invitation.'],
  [act('undone', { undone: 'gone' }), 'A annulé une action.', 'Undid an action.'],
];

describe('every kind of act is a sentence', () => {
  test.each(ACTS.map(([line, french, english]) => [line.action, line, french, english] as const))(
    '%s',
    (_, line, french, english) => {
      expect(formatActSentence(line, inFrench)).toBe(french);
      expect(formatActSentence(line, inEnglish)).toBe(english);
    },
  );

  test('an act that took another back names it', () => {
    const undone = act('undone', { undone: 'x' });
    expect(formatActSentence(undone, { ...inFrench, findAct: () => act('trials deleted') })).toBe(
      'A annulé l’action « Épreuves supprimées ».',
    );
  });

  test('no act that has a word is without its sentence, in either language', () => {
    const told = new Set(ACTS.map(([{ action }]) => action));
    const named = Object.keys(fr).flatMap((key) => /^journal\.act\.(.+)$/.exec(key)?.[1] ?? []);
    expect(named.filter((action) => !told.has(action))).toEqual([]);
  });

  test('an act of a newer server is told by its own word', () => {
    expect(formatActSentence(act('moon landed'), inFrench)).toBe('moon landed');
  });
});

describe('the detail of an act', () => {
  test.each([
    [
      'a mark',
      { ...HUNDRED, before: mark(11_700), after: { ...mark(11_580), reaction: 151 } },
      'Performance : 11.70 → 11.58 ; Temps de réaction : – → 0.151 s',
    ],
    [
      'a series',
      {
        before: {},
        after: {
          attempts: [
            { h: 1750, r: 'xo' },
            { h: 1800, r: 'o' },
          ],
        },
      },
      'Essais : – → 1.75 xo · 1.80 o',
    ],
    [
      'a jump with its wind',
      { before: {}, after: { attempts: [{ v: 7450, r: 'o', w: 1.2 }, { r: 'x' }] } },
      'Essais : – → 7.45 (+1.2) · x',
    ],
    ['a status', { before: { status: 15 }, after: { status: 40 } }, 'État : Non officielle → Officielle'],
    ['what is shown', { before: { visible: 0 }, after: { visible: 1 } }, 'Visible : non → oui'],
    [
      'details of a trial',
      { before: { dets: {} }, after: { dets: { wind: 1.2, heights: [1700, 1750] } } },
      'Détails : – → Vent 1.2, Barres 1.70 ; 1.75',
    ],
    [
      'categories of a contest',
      { before: { dets: {} }, after: { dets: { categories: [49, 51] } } },
      'Détails : – → Catégories du concours CA, JU',
    ],
  ])('%s is in words, never as a program keeps it', (_, detail, said) => {
    const text = formatDetail(detail, inFrench);
    expect(text).toContain(said);
    expect(text).not.toMatch(/[{}[\]"]/);
  });
});

test('an event whose act kept no name goes by that of its uid', () => {
  const line = act('trials deleted', { trials: [{ uid: '000100-0-58-f1' }] });
  expect([formatActSentence(line, inFrench), formatActSentence(line, inEnglish)]).toEqual([
    expect.stringContaining('100 m Femmes'),
    expect.stringContaining('100 m Women'),
  ]);
});

test('the row of an act is said by its bib', () => {
  expect(formatDetail({ row: 'bib:14' }, inFrench)).toContain('dossard 14');
});
