import { expect, type Page } from '@playwright/test';
import type { Championship } from './championship.ts';
import { type OfficeMeet, UID } from './office-meet.ts';

/** A screen, drawer, dialog or step of the secretariat, and how to open it. */
export interface SecretariatScreen {
  readonly name: string;
  readonly path: string;
  /** What is pressed after the page of `path` has been opened. */
  readonly open?: (page: Page) => Promise<void>;
  /** The server refuses a call there, which the browser reports on its console. */
  readonly refused?: true;
  /** A list over the page: arrow keys move in it, and Tab leaves it. */
  readonly isList?: true;
  /** Closing asks for confirmation, as something has been entered. */
  readonly asks?: true;
  /** Also visited by the short run. */
  readonly telling?: true;
}

/** Dialogs and drawers, which trap the focus. */
export const DIALOG = '[role=dialog], dialog[open]';

/** A FinishLynx file of the second heat. */
const LYNX = [
  '1,1,2,100 m Femmes,+0.8,m/s,,,,100,09:06:00.000',
  '1,110,2,KERBRAT,Inès,US Montclair,11.482,,11.482',
  '2,111,3,SANTERRE,Noémie,AC Valmont,11.910,,0.428',
  '3,109,1,VALMOREL,Éva,AC Valmont,12.010,,0.100',
  '4,112,4,BRÉHALLE,Salomé,US Montclair,12.144,,0.134',
].join('\r\n');
/** A FinishLynx file of a race that is not in the programme. */
const ELSEWHERE = '1,1,2,60 m,,,,,,60,11:03:28\r\n1,2926,8,BERNARD,Zoé,Elsewhere,7.636,,7.636';

/** Presses a button by key, so that the focus has an element to return to. */
const press = (name: RegExp) => async (page: Page) => {
  const button = page.getByRole('main').getByRole('button', { name }).first();
  await expect(button).toBeEnabled();
  await button.press('Enter');
};
/** Presses a button and waits for its dialog, whose code may be loaded only then. */
const openDialog = (name: RegExp) => async (page: Page) => {
  await press(name)(page);
  await expectDialog(page);
};
const MOVE = /^(Modifier l’heure|Change the time)$/;
const expectDialog = (page: Page) => expect(page.locator(DIALOG).first()).toBeVisible();
const pressInDialog = async (page: Page, name: RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).press('Enter');
const choose = async (page: Page, name: RegExp) => page.getByRole('menuitem', { name }).press('Enter');
const tick = async (page: Page, index: number) =>
  page
    .getByRole('checkbox', { name: /^(Sélectionner|Select) / })
    .nth(index)
    .press('Space');

/** A file of entries with faulty rows; `mark` makes the names unique to a run. */
const entriesOf = (mark: string) =>
  [
    ['Épreuve', 'Nom', 'Prénom', 'Sexe', 'Naissance', 'Club', 'Dossard'],
    ['100 m', `MARVEL${mark}`, 'Zoé', 'F', '2001', 'AC Valmont', ''],
    ['Trampoline', 'SORBIER', 'Anna', 'F', '2002', 'US Montclair', ''],
    ['Hauteur', `LEGUEN${mark}`, 'Maëlle', 'F', '31/02/2003', 'US Montclair', ''],
    ['Longueur', `PRIGENT${mark}`, 'Lise', 'F', '2000', 'Stade Brisaillais', '101'],
  ]
    .map((row) => row.join(';'))
    .join('\n');

/** The steps of the import, which keeps its state: each is opened from the previous one after a reload. */
const importSteps = (chOID: string, mark: string): SecretariatScreen[] => {
  const path = `${chOID}/entries`;
  return [
    { name: 'entries-file', path },
    {
      name: 'entries-columns',
      path,
      open: async (page) => {
        const file = { name: 'engagements.csv', mimeType: 'text/csv', buffer: Buffer.from(entriesOf(mark)) };
        await page.locator('input[type=file]').first().setInputFiles(file);
        await expect(page.getByRole('button', { name: /^(Contrôler|Check)$/ })).toBeVisible();
      },
    },
    { name: 'entries-control', path, open: press(/^(Contrôler|Check)$/) },
    { name: 'entries-compare', path, open: press(/^(Comparer|Compare)$/) },
    { name: 'entries-send', path, open: press(/^(Envoyer|Send)$/) },
  ];
};

const office = ({ chOID, org }: OfficeMeet): SecretariatScreen[] => [
  { name: 'challenges', path: '' },
  { name: 'challenge-duplicate', path: '', open: openDialog(/^(Dupliquer|Duplicate) Régionaux/) },
  { name: 'challenge-delete', path: '', open: openDialog(/^(Supprimer|Delete) Régionaux/) },
  { name: 'organisations', path: 'organisations' },
  { name: 'organisation', path: `organisations?org=${org}` },
  { name: 'challenge-new', path: 'new' },
  { name: 'challenge-new-refused', path: 'new', open: press(/^(Enregistrer|Save|Créer|Create)$/) },
  { name: 'dashboard', telling: true, path: chOID },
  { name: 'settings', path: `${chOID}/settings` },
  { name: 'network', path: 'network' },
  { name: 'site', path: `${chOID}/site` },
  { name: 'codes', path: `${chOID}/codes` },
  { name: 'code-revoke', path: `${chOID}/codes`, open: openDialog(/^(Révoquer|Revoke)/) },
  { name: 'devices', path: `${chOID}/devices` },
  { name: 'device-close', path: `${chOID}/devices`, open: openDialog(/^(Fermer|Close) /) },
  { name: 'prices', path: `${chOID}/prices` },
  { name: 'records', path: `${chOID}/records` },
  { name: 'record-new', path: `${chOID}/records`, open: openDialog(/^(Ajouter un record|Add a record)$/) },
  { name: 'logs', path: `${chOID}/logs` },
  {
    name: 'logs-detail',
    path: `${chOID}/logs`,
    open: async (page) => {
      // On a phone the details are hidden.
      const detail = page.getByRole('main').locator('td details > summary:visible');
      if ((await detail.count()) > 0) await detail.first().press('Enter');
    },
  },
  { name: 'ffacodes', path: `${chOID}/ffacodes` },
  { name: 'files', path: `${chOID}/files` },
  { name: 'missing', path: 'nulle-part/trials', refused: true },
  {
    name: 'shortcuts',
    path: chOID,
    open: async (page) => {
      await page.keyboard.press('?');
      await expectDialog(page);
    },
  },
  {
    name: 'challenge-switch',
    isList: true,
    path: chOID,
    open: async (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /Compétition|competition/ })
        .click(),
  },
];

const programme = ({ chOID }: OfficeMeet): SecretariatScreen[] => {
  const path = `${chOID}/trials`;
  const act = (name: RegExp) => async (page: Page) => {
    await page
      .getByRole('button', { name: /^(Actions|Acts), / })
      .nth(1)
      .press('Enter');
    await choose(page, name);
    await expectDialog(page);
  };
  const chosen = async (page: Page) => {
    await tick(page, 0);
    await tick(page, 2);
  };
  return [
    { name: 'trials', path },
    { name: 'trials-by-time', path: `${path}?v=time` },
    { name: 'trials-chosen', path, open: chosen },
    {
      name: 'trials-columns',
      path,
      open: async (page) => {
        const behind = page.locator('details.table-filters > summary');
        if (await behind.isVisible()) await behind.click();
        await page.locator('details.table-chooser > summary').click();
      },
    },
    {
      name: 'trials-menu',
      isList: true,
      path,
      open: (page) =>
        page
          .getByRole('button', { name: /^(Actions|Acts), / })
          .nth(1)
          .click(),
    },
    { name: 'trials-edit', path, open: act(/^(Modifier|Edit)$/) },
    { name: 'trials-delete', path, open: act(/^(Supprimer|Delete)$/) },
    {
      name: 'trials-move',
      path,
      open: async (page) => {
        await chosen(page);
        // On a narrow screen it is in the menu beside the usual acts.
        const more = page.getByRole('button', { name: /^(Plus d’actions|More actions)$/ });
        await expect(more).toBeVisible();
        const isShown = await page.getByRole('button', { name: MOVE }).isVisible();
        if (!isShown) await more.press('Enter');
        if (isShown) await press(MOVE)(page);
        else await choose(page, MOVE);
        await expectDialog(page);
      },
    },
    {
      name: 'trials-conflicts',
      path,
      open: async (page) =>
        page
          .getByText(/^(Conflits d’horaire|Time conflicts)/)
          .first()
          .click(),
    },
    { name: 'trials-add', path, open: openDialog(/^(Ajouter une épreuve|Add an event)$/) },
    { name: 'trials-template', path, open: openDialog(/^(Composer un programme|Build a programme)$/) },
    {
      name: 'trials-template-planned',
      telling: true,
      asks: true,
      path,
      open: async (page) => {
        await openDialog(/^(Composer un programme|Build a programme)$/)(page);
        await pressInDialog(page, /^(Voir le programme|Show the programme)$/);
      },
    },
  ];
};

const starts = ({ chOID, oid }: OfficeMeet): SecretariatScreen[] => {
  const of = (...uids: string[]) => `${chOID}/starts?oids=${uids.map(oid).join(',')}`;
  const heat = of(UID.heat2);
  const more = (page: Page) =>
    page
      .getByRole('button', { name: /^(Autres actions pour|More actions for)/ })
      .first()
      .press('Enter');
  return [
    { name: 'starts', path: `${chOID}/starts` },
    { name: 'starts-heat', path: heat },
    { name: 'starts-several', path: of(UID.long, UID.relay) },
    { name: 'starts-road', path: of(UID.road) },
    { name: 'starts-menu', isList: true, path: heat, open: more },
    { name: 'starts-add', path: heat, open: openDialog(/^(Ajouter un athlète|Add an athlete)$/) },
    { name: 'starts-add-team', path: of(UID.relay), open: openDialog(/^(Ajouter une équipe|Add a team)$/) },
    {
      name: 'starts-compose',
      telling: true,
      path: of(UID.relay),
      open: async (page) => {
        await more(page);
        await choose(page, /^(Composition|Line-up)$/);
        await expectDialog(page);
      },
    },
    { name: 'starts-bibs', path: heat, open: openDialog(/^(Dossards|Bibs)$/) },
    { name: 'starts-seed', path: of(UID.road), open: openDialog(/^(Tirage|Draw)$/) },
    { name: 'starts-qualify', telling: true, path: of(UID.heat1), open: openDialog(/^(Qualifiés|Qualifiers)$/) },
  ];
};

const athletes = ({ chOID }: OfficeMeet): SecretariatScreen[] => {
  const path = `${chOID}/athletes`;
  return [
    { name: 'athletes', telling: true, path },
    { name: 'athlete', path, open: openDialog(/^VALMOREL /) },
    { name: 'athlete-add', path, open: openDialog(/^(Ajouter un athlète|Add an athlete)$/) },
    {
      name: 'athletes-enter',
      path,
      open: async (page) => {
        await tick(page, 0);
        await openDialog(/^(Engager dans une épreuve…|Enter in an event…)$/)(page);
      },
    },
  ];
};

const teams = ({ chOID }: OfficeMeet): SecretariatScreen[] => {
  const path = `${chOID}/teams`;
  return [
    { name: 'protests', path: `${chOID}/protests` },
    { name: 'reports', path: `${chOID}/reports` },
    { name: 'teams', path },
    { name: 'teams-scoring', path, open: press(/^(Régler le comptage|Set the scoring)$/) },
    { name: 'team', path, open: openDialog(/^(Ouvrir|Open) /) },
    { name: 'relays', path: `${path}?v=relays` },
    { name: 'relays-compose', path: `${path}?v=relays`, open: openDialog(/^(Composition|Line-up)/) },
  ];
};

const results = ({ chOID, oid }: OfficeMeet): SecretariatScreen[] => {
  const board = `${chOID}/results`;
  const of = (...uids: string[]) => `${board}?oids=${uids.map(oid).join(',')}`;
  const official = (name: string, act: RegExp): SecretariatScreen => ({
    name,
    path: of(UID.middle),
    open: openDialog(act),
  });
  const finish = (lines: string) => async (page: Page) => {
    await openDialog(/^(Importer un fichier|Import a file)$/)(page);
    const file = { name: 'arrivee.lif', mimeType: 'text/plain', buffer: Buffer.from(lines, 'latin1') };
    await page.locator('input[type=file]').last().setInputFiles(file);
    await expect(
      page
        .getByRole('dialog')
        .getByText(/lignes? (lue|ne peut)|rows? (read|cannot)|line/i)
        .first(),
    ).toBeVisible();
  };
  return [
    { name: 'board', path: board },
    { name: 'entry-track', path: of(UID.heat2) },
    { name: 'entry-field', telling: true, path: of(UID.long) },
    { name: 'entry-vertical', path: of(UID.high) },
    { name: 'entry-relay', path: of(UID.relay) },
    { name: 'entry-road', path: of(UID.road) },
    { name: 'entry-several', path: of(UID.heat1, UID.heat2) },
    { name: 'entry-official', path: of(UID.middle) },
    official('entry-correct', /^(Corriger un résultat|Correct a result)$/),
    official('entry-reopen', /^(Repasser en non officiel|Back to unofficial|Make unofficial.*)$/),
    { name: 'entry-clear', path: of(UID.heat2), open: openDialog(/^(Effacer les résultats|Clear results)$/) },
    { name: 'entry-make-official', path: of(UID.heat2), open: openDialog(/^(Rendre officiel|Make official)$/) },
    { name: 'entry-import', path: of(UID.heat2), open: openDialog(/^(Importer un fichier|Import a file)$/) },
    { name: 'entry-import-preview', path: of(UID.heat2), open: finish(LYNX) },
    { name: 'entry-import-asks', path: of(UID.heat2), open: finish(LYNX.replace('2,111,', '??,111,')) },
    { name: 'entry-import-refused', path: of(UID.heat2), open: finish(ELSEWHERE), refused: true },
    { name: 'raws', path: `${chOID}/raws?oids=${oid(UID.heat2)}` },
    { name: 'raws-json', path: `${chOID}/raws?oids=${oid(UID.heat2)}`, open: press(/^(Lecture de|Reading of|JSON)/) },
    { name: 'raws-none', path: `${chOID}/raws?oids=${oid(UID.road)}` },
    { name: 'chronos', path: `${chOID}/chronos?oids=${oid(UID.heat2)}` },
    {
      name: 'entry-typing',
      path: of(UID.heat2),
      open: async (page) => {
        const mark = page.getByRole('textbox', { name: /^(Performance|Mark|Result), 11[4-6]/ }).first();
        await mark.click();
        await mark.pressSequentially('abc');
      },
    },
  ];
};

/** Screens that are long with the data of a whole championship. */
const full = ({ chOID }: Championship, oids: (uid: string) => string): SecretariatScreen[] => {
  const of = (uid: string) => `${chOID}/results?oids=${oids(uid)}`;
  return [
    { name: 'full-dashboard', path: chOID },
    { name: 'full-trials', path: `${chOID}/trials` },
    { name: 'full-starts', path: `${chOID}/starts?oids=${oids('000100-0-57-f1')}` },
    { name: 'full-board', path: `${chOID}/results` },
    { name: 'full-combined', path: of('800007-0-58-f1') },
    { name: 'full-vertical', path: of('900002-0-58-f1') },
    { name: 'full-road', path: of('010000-R-1057-f1') },
    { name: 'full-field', path: of('900008-P800-57-f1') },
    { name: 'full-relay', path: of('004400-0-58-f1') },
    { name: 'full-logs', path: `${chOID}/logs` },
    { name: 'full-ffacodes', path: `${chOID}/ffacodes` },
  ];
};

/** All screens of the secretariat, with those of a championship where there is one; `mark` makes the names of this run's import unique. */
export const listSecretariatScreens = (
  meet: OfficeMeet,
  championship: Championship | undefined,
  mark: string,
): SecretariatScreen[] => [
  ...office(meet),
  ...programme(meet),
  ...athletes(meet),
  ...starts(meet),
  ...teams(meet),
  ...results(meet),
  ...(championship === undefined
    ? []
    : full(championship, (uid) => championship.trial(uid).split('trial-').at(-1) ?? '')),
  ...importSteps(meet.chOID, mark),
];
