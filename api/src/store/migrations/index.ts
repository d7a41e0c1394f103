import type { Migration, MigrationProvider } from 'kysely/migration';
import { firstTables } from './001-first-tables.ts';
import { challengeChanges } from './010-challenge-changes.ts';
import { reads } from './020-reads.ts';
import { secretariat } from './030-secretariat.ts';
import { liveInput } from './040-live-input.ts';
import { entry } from './050-entry.ts';
import { organisations } from './080-organisations.ts';
import { priceRevision } from './090-price-revision.ts';
import { searchIndex } from './100-search-index.ts';
import { boundedMetadata } from './101-bounded-metadata.ts';
import { accounts } from './110-accounts.ts';
import { under16 } from './120-under-16.ts';
import { erasedPeople } from './121-erased-people.ts';
import { longLists } from './130-long-lists.ts';
import { rowKeys } from './131-row-keys.ts';
import { officialDevices } from './140-official-devices.ts';
import { searchEvents } from './141-search-events.ts';
import { reportPhotos } from './142-report-photos.ts';
import { eventRecords } from './150-event-records.ts';
import { screenOrders } from './160-screen-orders.ts';
import { pushMessages } from './161-push-messages.ts';
import { seenNotices } from './162-seen-notices.ts';
import { sites } from './163-sites.ts';
import { siteBefore } from './164-site-before.ts';
import { screenPictures } from './165-screen-pictures.ts';
import { withheldDecisions } from './166-withheld-decisions.ts';
import { siteSessions } from './167-site-sessions.ts';
import { evidencePictures } from './168-evidence-pictures.ts';
import { leftPhotos } from './169-left-photos.ts';
import { erasedNames } from './170-erased-names.ts';
import { boundedGrowth } from './171-bounded-growth.ts';
import { siteFiles } from './175-site-files.ts';
import { undoRoom } from './183-undo-room.ts';
import { followedIndexes } from './184-followed-indexes.ts';
import { formerSiteFiles } from './185-former-site-files.ts';
import { recordLists } from './186-record-lists.ts';

/** All migrations in their order; what a released one does to the tables is never changed again. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first-tables': firstTables,
  '010-challenge-changes': challengeChanges,
  '020-reads': reads,
  '030-secretariat': secretariat,
  '040-live-input': liveInput,
  '050-entry': entry,
  '080-organisations': organisations,
  '090-price-revision': priceRevision,
  '100-search-index': searchIndex,
  '101-bounded-metadata': boundedMetadata,
  '110-accounts': accounts,
  '120-under-16': under16,
  '121-erased-people': erasedPeople,
  '130-long-lists': longLists,
  '131-row-keys': rowKeys,
  '140-official-devices': officialDevices,
  '141-search-events': searchEvents,
  '142-report-photos': reportPhotos,
  '150-event-records': eventRecords,
  '160-screen-orders': screenOrders,
  '161-push-messages': pushMessages,
  '162-seen-notices': seenNotices,
  '163-sites': sites,
  '164-site-before': siteBefore,
  '165-screen-pictures': screenPictures,
  '166-withheld-decisions': withheldDecisions,
  '167-site-sessions': siteSessions,
  '168-evidence-pictures': evidencePictures,
  '169-left-photos': leftPhotos,
  '170-erased-names': erasedNames,
  '171-bounded-growth': boundedGrowth,
  '175-site-files': siteFiles,
  '183-undo-room': undoRoom,
  '184-followed-indexes': followedIndexes,
  '185-former-site-files': formerSiteFiles,
  '186-record-lists': recordLists,
};

export const isKnownMigration = (name: string): boolean => Object.hasOwn(MIGRATIONS, name);

export const LATEST_MIGRATION = Object.keys(MIGRATIONS).at(-1) ?? '';

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => MIGRATIONS,
};
