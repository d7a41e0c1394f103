import {
  FEDERATIONS,
  FLAG_KINDS,
  FLAG_OPTIONS,
  findFederation,
  isLisa,
  packFlag,
  readOptions,
  unpackFlag,
} from 'shared-domain';
import type { Challenge, ChallengeBody } from 'shared-domain/contract';
import type { OfferedLicence } from '../../../components/reference.ts';
import { type FlagOption, findRegistrations, setRegistrations } from './flag-texts.ts';

type Metadata = Challenge['metadata'];
type Kind = Challenge['kind'];
export const KINDS: readonly Kind[] = ['outdoor', 'indoor', 'cross', 'road', 'trail'];

/** A competition in its form: one field for each choice. */
export interface ChallengeDraft {
  readonly name: string;
  readonly org: string;
  readonly hashtag: string;
  readonly kind: Kind;
  readonly lisa: boolean;
  readonly rtype: string;
  readonly region: string;
  readonly place: string;
  readonly date: string;
  readonly duration: number;
  readonly level: number;
  readonly table: number;
  readonly options: readonly FlagOption[];
  readonly visible: boolean;
  readonly contactName?: string;
  readonly contactEmail?: string;
  readonly contactPhone?: string;
  readonly contactUrl?: string;
  readonly registrationUrl?: string;
  readonly registrationLimit?: number | null;
}

/** A form that may be incomplete. */
export type PartialDraft = Partial<ChallengeDraft>;

export const EMPTY_DRAFT: PartialDraft = {
  kind: 'outdoor',
  lisa: false,
  rtype: 'FFA',
  duration: 1,
  level: 0,
  table: 0,
  options: ['live'],
  visible: true,
};

/** The choice of the same federation in another list; undefined where that list has none. */
export function findRtype(rtype: string, choices: readonly OfferedLicence[]): string | undefined {
  const federation = findFederation(rtype);
  if (federation === undefined) return undefined;
  return choices.find(({ value }) => findFederation(value) === federation)?.value;
}

/** The values that are not empty; undefined where all are. */
function dropEmpty<T extends object>(texts: T): Partial<T> | undefined {
  const filled = Object.entries(texts).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' || text === undefined || text === null ? [] : [[name, text]];
  });
  return filled.length === 0 ? undefined : (Object.fromEntries(filled) as Partial<T>);
}

/** The metadata of the form; stored fields that are not in the form, as the time zone, are kept. */
function makeMetadata(draft: ChallengeDraft, stored: Metadata): Metadata {
  const { place: _, contact: __, registration: ___, ...others } = stored;
  const { place, contactName, contactEmail, contactPhone, contactUrl, registrationUrl, registrationLimit } = draft;
  const contact = dropEmpty({ name: contactName, email: contactEmail, phone: contactPhone, url: contactUrl });
  const isPrivate = findRegistrations(draft.options) === 'private';
  const registration = dropEmpty({
    url: registrationUrl,
    limit: registrationLimit,
    ...(isPrivate && { private: true }),
  });
  const trimmedPlace = place?.trim() ?? '';
  return {
    ...others,
    ...(trimmedPlace !== '' && { place: trimmedPlace }),
    ...(contact && { contact }),
    ...(registration && { registration: registration }),
  } as Metadata;
}

/** The options of a competition whose flag does not contain them, as its public pages treat it. */
const guessOptions = ({ url, private: isPrivate = false }: NonNullable<Metadata['registration']>): FlagOption[] =>
  setRegistrations(['live', 'teamRanking'], isPrivate ? 'private' : url === undefined ? 'closed' : 'open');

/** A flag without options and table would mean that the options are not given, so a table is set. */
const findTable = ({ options, table }: ChallengeDraft): number => (options.length === 0 && table === 0 ? 1 : table);

/** A competition as its form shows it, with the flag unpacked. */
export function makeDraft(challenge: Challenge): ChallengeDraft {
  const { name, org, hashtag, kind, lisa, rtype, regionINSEE, date, duration, visible, flag, metadata } = challenge;
  const parts = unpackFlag(flag);
  const bits = 'error' in parts ? 0 : parts.options;
  const { contact = {}, registration = {} } = metadata;
  const stored = (Object.keys(FLAG_OPTIONS) as FlagOption[]).filter((option) => (bits & FLAG_OPTIONS[option]) !== 0);
  return {
    name,
    org: org.oid,
    hashtag,
    kind,
    lisa,
    rtype,
    region: regionINSEE,
    date,
    duration,
    visible,
    place: metadata.place ?? '',
    level: 'error' in parts ? 0 : parts.level,
    table: 'error' in parts ? 0 : parts.table,
    options: readOptions(flag).hasGivenOptions ? stored : guessOptions(registration),
    contactName: contact.name ?? '',
    contactEmail: contact.email ?? '',
    contactPhone: contact.phone ?? '',
    contactUrl: contact.url ?? '',
    registrationUrl: registration.url ?? '',
    registrationLimit: registration.limit ?? null,
  };
}

/** The body of the call; the five sub-values of the flag are packed here (Q5). */
export function makeBody(
  draft: ChallengeDraft,
  stored: Metadata = {},
): ChallengeBody & { readonly metadata: Metadata } {
  const federation = findFederation(draft.rtype);
  const packed = packFlag({
    kind: FLAG_KINDS[draft.kind],
    federation: federation === undefined ? 0 : FEDERATIONS[federation],
    level: draft.level,
    options: draft.options.reduce((bits, option) => bits | FLAG_OPTIONS[option], 0),
    table: findTable(draft),
  });
  return {
    name: draft.name.trim(),
    rtype: draft.rtype,
    org: { oid: draft.org },
    hashtag: draft.hashtag?.trim().replace(/^#/, '') ?? '',
    flag: 'flag' in packed ? packed.flag : 0,
    kind: draft.kind,
    region: draft.region,
    date: draft.date,
    duration: draft.duration,
    lisa: isLisa(draft.rtype),
    visible: draft.visible,
    metadata: makeMetadata(draft, stored),
  };
}
