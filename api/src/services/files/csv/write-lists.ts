import { formatDiscipline, formatListRank, formatMark, formatRound, formatTrialGroup, readEvent } from 'shared-domain';
import type { ResultsAnswer } from 'shared-domain/contract';
import { findChallenge } from '../../../store/challenges/challenges.ts';
import { readNameMask } from '../../../store/lists/name-masks.ts';
import { mapInTurns } from '../../../store/map-in-turns.ts';
import type { Context } from '../../context/context.ts';
import type { CachedDocument } from '../../documents/document-cache.ts';
import { readStoredTrials } from '../../planning/stored-trials.ts';
import { createMissingTrialRefusal, type ListQuery, readResults } from '../../reads/public-reads.ts';
import { formatFileCategory, RESULT_COLUMNS, START_COLUMNS } from './columns.ts';
import type { ListName } from './list-file.ts';
import { readResultRows, readStartRows } from './stored-rows.ts';
import { type TableSeparator, writeTable } from './write-table.ts';

interface TableOptions {
  readonly separator: TableSeparator;
  readonly lang: 'fr' | 'en';
}

interface ListDets {
  readonly hand?: boolean;
  /** Of the heat, m/s. */
  readonly wind?: number;
}

/** Start or result lists of the trials of `oids`, or of all of a challenge, as a table that can be imported again. */
export async function writeLists(
  ctx: Context,
  chOID: string,
  list: ListName,
  oids: readonly string[],
  { separator, lang, hasBirthDates }: TableOptions & { readonly hasBirthDates: boolean },
): Promise<string> {
  return ctx.store.snapshot(async (tx) => {
    const mask = await readNameMask(tx, chOID);
    const stored = await readStoredTrials(tx, chOID);
    const kind = (await findChallenge(tx, chOID))?.kind ?? '';
    const owners = [
      ...[...stored.trials.values()].map((trial) => ({ ...trial, dets: JSON.parse(trial.dets) as ListDets })),
      ...(list === 'starts' ? [...stored.groups.values()].filter(({ entries }) => entries > 0) : []).map((group) => ({
        ...group,
        dets: {} as ListDets,
      })),
    ];
    const selected =
      oids.length === 0
        ? owners
        : oids.map((oid) => {
            const owner = owners.find((trial) => trial.oid === oid);
            if (owner === undefined) throw createMissingTrialRefusal(oid);
            return owner;
          });
    const columns = list === 'starts' ? START_COLUMNS : RESULT_COLUMNS;
    const hasPlaces = list === 'results';
    const lines = [
      [
        'uid',
        lang === 'fr' ? 'épreuve' : 'event',
        ...(hasPlaces ? ['place'] : []),
        ...columns.map((column) => column[lang]),
      ],
    ];
    for (const { oid, uid, name, g0, g1, dets } of selected) {
      const event = readEvent({ g0, g1, dets }, kind);
      const rows = hasPlaces ? await readResultRows(tx, oid, { event, wind: dets.wind }) : await readStartRows(tx, oid);
      await mapInTurns(rows, ({ shown, place = '' }) =>
        lines.push([
          uid,
          mask.text(name),
          ...(hasPlaces ? [place] : []),
          ...columns.map((column) => column.write(hasBirthDates ? shown : { ...shown, dob: undefined }, event)),
        ]),
      );
    }
    return writeTable(lines, separator);
  });
}

const PUBLIC_HEADINGS = {
  fr: [
    'épreuve',
    'tour',
    'place',
    'dossard',
    'nom',
    'prénom',
    'club',
    'pays',
    'catégorie',
    'performance',
    'vent',
    'points',
    'qualifié',
  ],
  en: [
    'event',
    'round',
    'rank',
    'bib',
    'last',
    'first',
    'club',
    'country',
    'category',
    'mark',
    'wind',
    'points',
    'qualified',
  ],
} as const;

/** The event of a list as the programme names it; the name of a list itself may number its heats as they once were. */
const formatEvent = (trial: ResultsAnswer['results'][number], lang: 'fr' | 'en'): string => {
  const group = formatTrialGroup(trial, lang);
  return trial.dets.combined === undefined ? group : `${group} – ${formatDiscipline(trial, lang)}`;
};

/** Result lists for the public: only of visible challenges, without birth dates and without the names of hidden athletes. */
export async function writePublicResults(
  ctx: Context,
  query: ListQuery,
  { separator, lang }: TableOptions,
): Promise<CachedDocument> {
  const { body, revision } = await readResults(ctx, query);
  const { results } = body as ResultsAnswer;
  const [first] = results;
  const kind = first === undefined ? '' : ((await findChallenge(ctx.store.db, first.chOID))?.kind ?? '');
  const lines: (readonly string[])[] = [PUBLIC_HEADINGS[lang]];
  for (const trial of results) {
    const event = readEvent(trial, kind);
    await mapInTurns(trial.rows, (row) => {
      const { bib = '', last, club = '', country = '', category, prf, wind, pts, qualified = '' } = row;
      const points = pts?.cmb ?? pts?.hun ?? pts?.yth;
      lines.push([
        formatEvent(trial, lang),
        formatRound(trial, lang),
        formatListRank(row.rank, trial.rows.length),
        bib,
        last,
        row.first,
        club,
        country,
        formatFileCategory(category),
        formatMark(prf, event),
        String(wind ?? trial.dets.wind ?? ''),
        points === undefined ? '' : String(points),
        qualified,
      ]);
    });
  }
  return { revision, bytes: Buffer.from(await writeTable(lines, separator)) };
}
