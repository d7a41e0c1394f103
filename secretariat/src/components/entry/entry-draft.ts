import {
  type EventRef,
  findCategory,
  findCategorySex,
  findEventFit,
  findFederation,
  findFederationTable,
  findMainCategory,
  findMarkDoubt,
  formatBest,
  formatBirth,
  isBib,
  isInvalidEntry,
  isRelayEvent,
  makeTeamId,
  parseBirth,
  parseTypedMark,
} from 'shared-domain';
import type { Challenge, UploadStart } from 'shared-domain/contract';
import type { SuggestedAthlete } from '../../api/register.ts';
import type { Start } from '../../api/start-lists.ts';
import type { TextKey } from '../../locales/fr.ts';

/**
 * A late entry as it is typed; `birth`: DD/MM/YYYY or a year, `best`: a mark, `category`: the id of the one that the competition has of
 * a suggested athlete, where no birth date says it.
 */
export interface EntryDraft {
  readonly last: string;
  readonly first: string;
  readonly sex: '' | 'F' | 'M';
  readonly birth: string;
  readonly club: string;
  readonly country: string;
  readonly licence: string;
  readonly bib: string;
  readonly lane: string;
  readonly best: string;
  readonly category: string;
}

export const EMPTY_DRAFT: EntryDraft = {
  last: '',
  first: '',
  sex: '',
  birth: '',
  club: '',
  country: '',
  licence: '',
  bib: '',
  lane: '',
  best: '',
  category: '',
};

/** Where an athlete is entered; `list`: oid of a trial or, for the entries before the heats, of the event. */
export interface EntryTarget {
  readonly list: string;
  readonly event: EventRef & { readonly category: number };
  readonly isHeat: boolean;
  /** Rows of the list. */
  readonly rows: readonly Start[];
}

type EntryFaults = Partial<Readonly<Record<keyof EntryDraft | 'event', TextKey>>>;

/** Fills in a suggested athlete of a competition; lane and best belong to the entry and stay. */
export function fillDraft(draft: EntryDraft, athlete: SuggestedAthlete, chOID: string): EntryDraft {
  const sex = athlete.sex === 'F' || athlete.sex === 'M' ? athlete.sex : findSexLetter(athlete.category);
  return {
    ...draft,
    last: athlete.last,
    first: athlete.first ?? '',
    sex,
    birth: athlete.dob === undefined ? '' : formatBirth(athlete.dob),
    club: athlete.clubName ?? '',
    country: athlete.country ?? '',
    licence: athlete.auid ?? '',
    bib: athlete.bib ?? draft.bib,
    // That of another competition may be a season old.
    category: athlete.from?.oid === chOID && athlete.category !== undefined ? String(athlete.category) : '',
  };
}

/** The sex that a category says; empty where it says none. */
export const findSexLetter = (category: number | undefined): EntryDraft['sex'] => findCategorySex(category) ?? '';

/** The draft's sex, else that of the event's category: 1 men, 2 women, 3 mixed, 0 unknown. */
export function findSexNumber({ sex }: Pick<EntryDraft, 'sex'>, category: number): number {
  if (sex !== '') return sex === 'M' ? 1 : 2;
  return findCategory(category)?.sex ?? 0;
}

/** The athlete's category by birth date, else the one that the competition has; undefined where neither is known. */
export function findDraftCategory(
  draft: EntryDraft,
  category: number,
  { date, rtype }: Pick<Challenge, 'date' | 'rtype'>,
): number | undefined {
  const birth = parseBirth(draft.birth.trim());
  const sex = findSexNumber(draft, category);
  if (birth === undefined && draft.category !== '') return Number(draft.category);
  if (birth === undefined || (sex !== 1 && sex !== 2)) return undefined;
  const table = findFederationTable(findFederation(rtype));
  return findMainCategory(birth.day, sex, date, { table })?.id;
}

/** How the best of a draft is read, and whether it is so unlikely that it is asked about (Q35); undefined without a readable one. */
export function readDraftBest(
  draft: EntryDraft,
  event: EntryTarget['event'] | undefined,
): { readonly shown: string; readonly isUnlikely: boolean } | undefined {
  const mark = event === undefined || draft.best.trim() === '' ? undefined : parseTypedMark(draft.best.trim(), event);
  if (event === undefined || mark === undefined || isInvalidEntry(mark) || mark.v === undefined) return undefined;
  const doubt = findMarkDoubt(mark, event, { sex: findSexNumber(draft, event.category) });
  return { shown: formatBest(mark.v, event), isUnlikely: doubt !== undefined };
}

const isTaken = (rows: readonly Start[], field: 'bib' | 'lane', text: string): boolean =>
  text !== '' && rows.some((row) => String(row[field] ?? '') === text);

/** The faults of a draft by field; empty where there are none. */
export function findEntryFaults(typed: EntryDraft, target: EntryTarget | undefined, challenge: Challenge): EntryFaults {
  const text = (name: keyof EntryDraft) => typed[name].trim();
  const { rows = [], event } = target ?? {};
  const mark = text('best') === '' || event === undefined ? undefined : parseTypedMark(text('best'), event);
  const options = { on: challenge.date, table: findFederationTable(findFederation(challenge.rtype)) };
  const sex = typed.sex === '' ? undefined : typed.sex === 'M' ? 1 : 2;
  const isOtherSex = event !== undefined && findEventFit(event.category, { sex }, options) === 'sex';
  const faults: Readonly<Record<keyof EntryDraft | 'event', TextKey | false>> = {
    event: target === undefined && 'entry.event.missing',
    last: text('last') === '' ? 'error.required' : isBib(text('last')) && 'entry.last.number',
    first: false,
    sex: isOtherSex && 'call.otherSex',
    birth: text('birth') !== '' && parseBirth(text('birth')) === undefined && 'starts.birth.unreadable',
    club: false,
    country: false,
    licence: false,
    bib: isTaken(rows, 'bib', text('bib')) && 'starts.bib.isTaken',
    lane:
      text('lane') !== '' && !/^\d{1,2}$/.test(text('lane'))
        ? 'starts.lane.unreadable'
        : isTaken(rows, 'lane', text('lane')) && 'starts.lane.isTaken',
    best: mark !== undefined && isInvalidEntry(mark) && 'starts.best.unreadable',
    category: false,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== false)) as EntryFaults;
}

/** Makes the entry of a draft that has no faults. */
export function makeEntry(typed: EntryDraft, { event, rows }: EntryTarget, challenge: Challenge): UploadStart {
  const text = (name: keyof EntryDraft) => typed[name].trim();
  const isRelay = isRelayEvent(event);
  const birth = parseBirth(text('birth'));
  const category = findDraftCategory(typed, event.category, challenge);
  const mark = text('best') === '' ? undefined : parseTypedMark(text('best'), event);
  const [last, club, bib, lane, licence] = [text('last'), text('club'), text('bib'), text('lane'), text('licence')];
  return {
    ...(isRelay
      ? { relay: { oid: makeTeamId(last), n: last }, clubName: last, category: event.category }
      : { last, first: text('first') }),
    ...(!isRelay && typed.sex !== '' && { sex: typed.sex }),
    ...(!isRelay && club !== '' && { clubName: club }),
    ...(!isRelay && text('country') !== '' && { country: text('country') }),
    ...(!isRelay && licence !== '' && { auid: licence }),
    ...(bib !== '' && { bib }),
    ...(lane !== '' && { lane: Number(lane) }),
    ...(category !== undefined && { category }),
    ...(birth !== undefined && { dob: birth.day }),
    ...(mark !== undefined && !isInvalidEntry(mark) && mark.v !== undefined && { pe: { pb: mark.v } }),
    odr: rows.length + 1,
  };
}
