import { findOtherSex } from 'shared-domain';
import type { StartRow } from 'shared-domain/contract';
import type { SentStart } from '../store/lists/sent-rows.ts';

type Athlete = Omit<StartRow, 'pe' | 'presence' | 'clubName' | 'flags' | 'flg'>;

/** The name of a row: a relay team without a name has its club's, its number or its country. */
export function findDisplayName(sent: Omit<SentStart, 'pe'>): string {
  if (sent.last !== undefined && sent.last !== '') return sent.last;
  const number = sent.relay?.n;
  return sent.clubName ?? (number === undefined ? undefined : String(number)) ?? sent.country ?? '';
}

/** Who a row is about, field by field: what is not named here (birth dates) does not leave the server. */
export function presentAthlete(sent: Omit<SentStart, 'pe'>): Athlete {
  return {
    bib: sent.bib,
    auid: sent.auid,
    coid: sent.coid,
    last: findDisplayName(sent),
    first: sent.first ?? '',
    club: sent.clubName,
    country: sent.country,
    category: sent.category,
    sex: findOtherSex(sent.sex),
    lane: sent.lane,
    odr: sent.odr,
    relay: sent.relay,
    teamTG: sent.teamTG,
    members: sent.members,
  };
}

/** An entry of a start list, or a commitment. */
export function presentStartRow(sent: SentStart): StartRow {
  const { clubName, flags, flg, pe, presence } = sent;
  return { ...presentAthlete(sent), clubName, flags, flg, pe, presence };
}
