import { findRegion, readOptions } from 'shared-domain';
import type { Challenge, ChallengeLine, ChallengeSite, SearchAnswer, ShortChallengeLine } from 'shared-domain/contract';
import type { ChallengeRecord } from '../store/challenges/challenges.ts';

type Metadata = Challenge['metadata'];

/** Twice what the schema allows. A challenge deleted before that limit and put back may have a megabyte, which is not shown. */
const MAX_METADATA_LETTERS = 4096;

export const readMetadata = (text: string): Metadata =>
  text.length > MAX_METADATA_LETTERS ? {} : (JSON.parse(text) as Metadata);

function buildLine(record: ChallengeRecord, metadata: Metadata): ChallengeLine {
  const region = findRegion(record.region);
  return {
    oid: record.oid,
    name: record.name,
    org: { oid: record.organisation, name: record.orgName },
    rtype: record.rtype,
    kind: record.kind as ChallengeLine['kind'],
    region: region?.name ?? record.region,
    regionINSEE: region?.insee ?? '',
    date: record.date,
    duration: record.duration,
    tz: record.tz,
    ...(metadata.place === undefined ? {} : { place: metadata.place }),
    ...(metadata.demo === true ? { demo: true } : {}),
    trials: record.trials,
    running: record.running,
    ...(readOptions(record.flag).isFollowedLive ? {} : { live: false }),
  };
}

/** What a list line shows. */
export function presentChallengeLine(record: ChallengeRecord): ChallengeLine {
  return buildLine(record, readMetadata(record.metadata));
}

/** The same without what a list line does not show (`format=short`). */
export function presentShortLine(record: ChallengeRecord): ShortChallengeLine {
  const { org, regionINSEE, trials, running, ...line } = presentChallengeLine(record);
  return line;
}

export function presentChallenge(record: ChallengeRecord): Challenge {
  const metadata = readMetadata(record.metadata);
  return {
    ...buildLine(record, metadata),
    hashtag: record.hashtag,
    flag: record.flag,
    lisa: record.lisa === 1,
    visible: record.visible === 1,
    metadata,
    revision: record.revision,
    updated: record.updated,
    ...(record.site ? { site: JSON.parse(record.site) as ChallengeSite } : {}),
  };
}

/** The competition of a search result: where and when it is. */
export function presentFoundChallenge(record: ChallengeRecord): SearchAnswer['clubs'][number]['challenge'] {
  const { place } = readMetadata(record.metadata);
  return { oid: record.oid, name: record.name, date: record.date, ...(place === undefined ? {} : { place }) };
}
