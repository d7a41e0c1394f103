import { refusalWords } from 'shared-domain/contract';
import type { CallError } from 'shared-domain/platform';
import type { ChallengeDraft } from './challenge-draft.ts';

interface FieldError {
  readonly field: keyof ChallengeDraft;
  readonly detail: string;
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

/** The fields that a refusal speaks of: what has the path `$.region` is the region's. @example fieldErrors(error) */
export function fieldErrors(error: Pick<CallError, 'errors'>): readonly FieldError[] {
  return (error.errors ?? []).flatMap((one) => {
    const [, name = ''] = /^\$\.(\w+)/.exec(one.path ?? '') ?? [];
    const field = FIELDS[name];
    return field === undefined ? [] : [{ field, detail: refusalWords(one) }];
  });
}
