import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds where an erased name stays away: `scope` is a competition or its organisation, whose every competition it is then. `salt` is what
 * was hashed with the name. Names that were erased from a competition stay away from all of its organisation.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erased_name')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('erased_name_key', ['scope', 'hash'])
    .execute();
  await sql`insert into erased_name (scope, salt, hash, at) select challenge, challenge, hash, at from erased_person`.execute(
    db,
  );
  await sql`insert into erased_name (scope, salt, hash, at)
    select challenge.organisation, erased_person.challenge, erased_person.hash, erased_person.at
    from erased_person join challenge on challenge.oid = erased_person.challenge`.execute(db);
  await db.schema.dropTable('erased_person').execute();
}

export const erasedNames: Migration = { up };
