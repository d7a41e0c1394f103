import { useLocation } from 'shared-domain/platform';
import { useMyChallengesQuery } from '../../api/my-challenges.ts';
import { parseCompetition, parseScreen } from './paths.ts';

/** The time zone of the competition that is open; undefined outside competitions, where times are those of the device. */
export function useOpenZone(): string | undefined {
  const { pathname } = useLocation();
  const chOID = parseScreen(pathname) === undefined ? parseCompetition(pathname) : undefined;
  const { tz } = useMyChallengesQuery(undefined, {
    skip: chOID === undefined,
    selectFromResult: ({ data }) => ({ tz: data?.find(({ oid }) => oid === chOID)?.tz }),
  });
  return tz;
}
