import { formatBirth, parseBirth } from 'shared-domain';
import type { AthleteEdit } from 'shared-domain/contract';
import type { Athlete } from '../../api/register.ts';
import type { TextKey } from '../../locales/fr.ts';

/** An athlete's personal details as they are typed; `birth`: DD/MM/YYYY or a year. */
export interface AthleteDraft {
  readonly last: string;
  readonly first: string;
  readonly sex: '' | 'F' | 'M' | 'X' | 'N' | 'NB';
  readonly birth: string;
  readonly club: string;
  readonly country: string;
  readonly licence: string;
  readonly bib: string;
}

export const toDraft = ({ last, first, sex, dob, clubName, country, auid, bibs }: Athlete): AthleteDraft => ({
  last,
  first: first ?? '',
  sex: sex ?? '',
  birth: dob === undefined ? '' : formatBirth(dob),
  club: clubName ?? '',
  country: country ?? '',
  licence: auid ?? '',
  bib: bibs[0] ?? '',
});

type DraftFaults = Partial<Readonly<Record<keyof AthleteDraft, { readonly text: TextKey; readonly who?: string }>>>;

/** The faults of a draft by field; `who` is the athlete who already has the bib. */
export function findDraftFaults(draft: AthleteDraft, athlete: Athlete, athletes: readonly Athlete[]): DraftFaults {
  const birth = draft.birth.trim();
  const bib = draft.bib.trim();
  const parsedBirth = birth === '' ? undefined : parseBirth(birth);
  const holder = athletes.find((other) => other.key !== athlete.key && other.bibs.includes(bib));
  return {
    ...(draft.last.trim() === '' && { last: { text: 'error.required' as const } }),
    ...(birth !== '' && parsedBirth === undefined && { birth: { text: 'athletes.birth.unreadable' as const } }),
    ...(!/^[A-Za-z]{0,3}$/.test(draft.country.trim()) && { country: { text: 'athletes.country.unreadable' as const } }),
    ...(bib !== '' &&
      holder !== undefined && {
        bib: {
          text: 'athletes.bib.taken' as const,
          who: [holder.last, holder.first].filter(Boolean).join(' '),
        },
      }),
  };
}

type Change = NonNullable<AthleteEdit['change']>;

/** The fields of a draft without faults as they are sent; null clears a field. */
function toFields(draft: AthleteDraft): Required<{ [K in Exclude<keyof Change, 'category'>]: string | null }> {
  const trimOrNull = (value: string) => value.trim() || null;
  const birth = draft.birth.trim();
  return {
    last: draft.last.trim(),
    first: trimOrNull(draft.first),
    sex: draft.sex || null,
    dob: birth === '' ? null : (parseBirth(birth)?.day ?? null),
    clubName: trimOrNull(draft.club),
    country: trimOrNull(draft.country.toUpperCase()),
    auid: trimOrNull(draft.licence),
    bib: trimOrNull(draft.bib),
  };
}

/** The changed fields and their values before; undefined where nothing changed. */
export function makeChange(draft: AthleteDraft, before: AthleteDraft): Pick<AthleteEdit, 'change' | 'was'> | undefined {
  const [fieldsAfter, fieldsBefore] = [toFields(draft), toFields(before)];
  const names = (Object.keys(fieldsAfter) as (keyof typeof fieldsAfter)[]).filter(
    (name) => fieldsAfter[name] !== fieldsBefore[name],
  );
  if (names.length === 0) return undefined;
  const pick = (fields: typeof fieldsAfter) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { change: pick(fieldsAfter) as Change, was: pick(fieldsBefore) as NonNullable<AthleteEdit['was']> };
}
