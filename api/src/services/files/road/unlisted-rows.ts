import { createFileMessage } from 'shared-domain/contract';
import type { SentResult } from '../../../store/lists/sent-rows.ts';
import { describeAthlete } from '../csv/merge-rows.ts';
import type { FileLocation } from '../file-errors.ts';
import { findEntryKey } from '../lynx/start-index.ts';
import { ADD_ENTRY, type Questions } from '../questions.ts';
import { isNameless, type RaceEntries, type RaceEntry, removePlaceholder } from './race-entries.ts';

/** With more rows than this, the file is of another list: they are told in one note, as no person answers so many. */
const MAX_QUESTIONS = 100;

/** More entries than this make no choice that a person can look through. */
const MAX_CHOICES = 200;

type Locate = (field: string | undefined) => FileLocation;

interface LocatedRows {
  readonly rows: readonly SentResult[];
  readonly locators: readonly Locate[];
}

/** The row as that of an entry, by its bib, else by its name. */
function giveToEntry(row: SentResult, { sent }: RaceEntry): SentResult {
  const { bib: _, ...others } = removePlaceholder(row);
  return sent.bib === undefined ? { ...others, last: sent.last, first: sent.first } : { ...others, bib: sent.bib };
}

/**
 * Asks about rows without a name whose bib nobody on the start list wears: whether one is an entry that no other row has, is added
 * without a name, or is left out, as it is until it is answered. `knownBibs` are those of stored results.
 */
export function askAboutUnlisted(
  { rows, locators }: LocatedRows,
  entries: RaceEntries,
  knownBibs: ReadonlySet<string>,
  questions: Questions,
): LocatedRows {
  const isUnlisted = (row: SentResult): boolean =>
    row.bib !== undefined && isNameless(row) && !entries.byBib.has(row.bib) && !knownBibs.has(row.bib);
  const unlistedCount = entries.all.length === 0 ? 0 : rows.filter(isUnlisted).length;
  if (unlistedCount === 0 || unlistedCount > MAX_QUESTIONS) return { rows, locators };
  const namedBibs = new Set(rows.map(({ bib }) => bib));
  const free = new Map(
    entries.all
      .filter(({ sent }) => sent.bib === undefined || !namedBibs.has(sent.bib))
      .map((entry) => [findEntryKey(entry.shown), entry] as const),
  );
  const kept: { row: SentResult; locate: Locate }[] = [];
  for (const [index, row] of rows.entries()) {
    const locate = locators[index] ?? (() => ({ line: 1 }));
    if (!isUnlisted(row)) {
      kept.push({ row, locate });
      continue;
    }
    const answer = questions.askWho({
      location: locate('bib'),
      message: createFileMessage('bibNameless', { who: row.bib ?? '' }),
      who: row.bib ?? '',
      entries:
        free.size > MAX_CHOICES ? [] : [...free].map(([key, { shown }]) => ({ key, who: describeAthlete(shown) })),
      mayAdd: true,
    });
    const entry = answer === undefined ? undefined : free.get(answer);
    if (entry !== undefined) {
      free.delete(answer ?? '');
      kept.push({ row: giveToEntry(row, entry), locate });
    } else if (answer === ADD_ENTRY) kept.push({ row, locate });
  }
  return { rows: kept.map(({ row }) => row), locators: kept.map(({ locate }) => locate) };
}
