import { FEDERATIONS, FLAG_KINDS, FLAG_OPTIONS, federationOf, isLisa, packFlag } from 'shared-domain';
import type { Challenge, ChallengeBody } from 'shared-domain/contract';
import type { FlagOption } from './flag-texts.ts';

export type Kind = Challenge['kind'];
export const KINDS: readonly Kind[] = ['outdoor', 'indoor', 'cross', 'road', 'trail'];

/** A competition as the form holds it: one named choice a field. */
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
}

export const emptyDraft: Partial<ChallengeDraft> = {
  kind: 'outdoor',
  lisa: false,
  rtype: 'FFA',
  duration: 1,
  level: 0,
  table: 0,
  options: ['live'],
  visible: true,
};

/** The same federation under the other software; undefined where that software does not handle it. */
export function rtypeUnder(lisa: boolean, rtype: string, choices: readonly string[]): string | undefined {
  const federation = federationOf(rtype);
  return choices.find((value) => isLisa(value) === lisa && federationOf(value) === federation);
}

/** The body of the call; the five sub-values of the flag are packed here (decision 5). */
export function bodyOf(draft: ChallengeDraft): ChallengeBody {
  const federation = federationOf(draft.rtype);
  const packed = packFlag({
    kind: FLAG_KINDS[draft.kind],
    federation: federation === undefined ? 0 : FEDERATIONS[federation],
    level: draft.level,
    options: draft.options.reduce((bits, option) => bits | FLAG_OPTIONS[option], 0),
    table: draft.table,
  });
  const place = draft.place?.trim() ?? '';
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
    metadata: place === '' ? {} : { place },
  };
}
