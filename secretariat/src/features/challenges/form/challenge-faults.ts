import type { CallError } from 'shared-domain/platform';
import { errorText } from '../../../components/call/call-sentence.ts';
import { isEmail } from '../../../components/form/is-email.ts';
import type { TextKey } from '../../../locales/fr.ts';
import type { Translate } from '../../../locales/use-text.ts';
import type { ChallengeDraft, TypedDraft } from './challenge-draft.ts';

/** Why a field is refused, by its name. */
export type Faults = { readonly [Name in keyof ChallengeDraft]?: string };

/** What each group of fields is given. */
export interface FieldsProps {
  readonly draft: TypedDraft;
  readonly faults: Faults;
  readonly onDraft: (change: TypedDraft) => void;
}

const ADDRESS = /^https?:\/\/\S+$/;
const MAX_DAYS = 31;

/** What a form cannot be sent with. */
export function findFaults(draft: TypedDraft, t: Translate): Faults {
  const { name = '', org, hashtag = '', rtype, region, date = '', duration = 0 } = draft;
  const { contactEmail = '', contactUrl = '', registrationUrl = '' } = draft;
  const isBadAddress = (address: string) => address !== '' && !ADDRESS.test(address);
  const found: { readonly [Name in keyof ChallengeDraft]?: TextKey | false } = {
    name: name.trim() === '' && 'error.name',
    org: org === undefined && 'error.org',
    hashtag: !/^#?\S*$/.test(hashtag) && 'error.hashtag',
    rtype: rtype === undefined && 'error.rtype',
    region: region === undefined && 'error.region',
    date: date === '' && 'error.date',
    duration: (duration < 1 || duration > MAX_DAYS) && 'error.duration',
    contactEmail: contactEmail !== '' && !isEmail(contactEmail) && 'error.email',
    contactUrl: isBadAddress(contactUrl) && 'error.address',
    registrationUrl: isBadAddress(registrationUrl) && 'error.address',
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, key]) => (key ? [[field, t(key)]] : [])));
}

/** Fields of the form by the first step of the JSON path that the server names. */
const FIELDS: Readonly<Record<string, keyof ChallengeDraft>> = {
  name: 'name',
  org: 'org',
  hashtag: 'hashtag',
  kind: 'kind',
  lisa: 'lisa',
  rtype: 'rtype',
  region: 'region',
  metadata: 'place',
  date: 'date',
  duration: 'duration',
  flag: 'options',
  visible: 'visible',
};

/** The fields that a refusal speaks of: what has the path `$.region` is the region's. @example findRefusedFields(error, t) */
export function findRefusedFields(refusal: unknown, t: Translate): Faults {
  const { errors = [] } = (refusal ?? {}) as Pick<CallError, 'errors'>;
  return Object.fromEntries(
    errors.flatMap((one) => {
      const [, name = ''] = /^\$\.(\w+)/.exec(one.path ?? '') ?? [];
      const field = FIELDS[name];
      return field === undefined ? [] : [[field, one.reason === undefined ? t('error.refused') : errorText(one, t)]];
    }),
  );
}
