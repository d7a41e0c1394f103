import type { CallError } from 'shared-domain/platform';
import { formatError } from '../../../components/call/call-sentence.ts';
import { isEmail } from '../../../components/form/is-email.ts';
import { findDateFault } from '../../../components/time/typed-date.ts';
import type { TextKey } from '../../../locales/fr.ts';
import type { Translate } from '../../../locales/use-text.ts';
import type { ChallengeDraft, PartialDraft } from './challenge-draft.ts';

/** The faults of a form by field, in the reader's language. */
export type Faults = { readonly [Name in keyof ChallengeDraft]?: string };

/** The props of each group of fields. */
export interface FieldsProps {
  readonly draft: PartialDraft;
  readonly faults: Faults;
  readonly onDraft: (change: PartialDraft) => void;
}

const WEB_ADDRESS = /^https?:\/\/\S+$/;
const MAX_DAYS = 31;

/** The faults for which the form cannot be sent. */
export function findFaults(draft: PartialDraft, t: Translate): Faults {
  const { name = '', org, hashtag = '', rtype, region, date = '', duration = 0 } = draft;
  const { contactEmail = '', contactUrl = '', registrationUrl = '' } = draft;
  const isBadAddress = (address: string) => address !== '' && !WEB_ADDRESS.test(address);
  const faults: { readonly [Name in keyof ChallengeDraft]?: TextKey | false } = {
    name: name.trim() === '' && 'error.name',
    org: org === undefined && 'error.org',
    hashtag: !/^#?\S*$/.test(hashtag) && 'error.hashtag',
    rtype: rtype === undefined && 'error.rtype',
    region: region === undefined && 'error.region',
    date: date === '' ? 'error.date' : (findDateFault(date, 'date') ?? false),
    duration: (duration < 1 || duration > MAX_DAYS) && 'error.duration',
    contactEmail: contactEmail !== '' && !isEmail(contactEmail) && 'error.email',
    contactUrl: isBadAddress(contactUrl) && 'error.address',
    registrationUrl: isBadAddress(registrationUrl) && 'error.address',
  };
  return Object.fromEntries(Object.entries(faults).flatMap(([field, key]) => (key ? [[field, t(key)]] : [])));
}

/** Fields of the form by the first step of an error's JSON path. */
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

/** The faults of a refused call by field: an error with the path `$.region` is that of the region. @example findRefusedFields(error, t) */
export function findRefusedFields(refusal: unknown, t: Translate): Faults {
  const { errors = [] } = (refusal ?? {}) as Pick<CallError, 'errors'>;
  return Object.fromEntries(
    errors.flatMap((one) => {
      const [, name = ''] = /^\$\.(\w+)/.exec(one.path ?? '') ?? [];
      const field = FIELDS[name];
      return field === undefined ? [] : [[field, one.reason === undefined ? t('error.refused') : formatError(one, t)]];
    }),
  );
}
