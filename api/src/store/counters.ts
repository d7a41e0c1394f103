import type { Db } from './db.ts';

/** Adds one to a counter and returns its new value. */
export async function incrementCounter(db: Db, name: string): Promise<number> {
  const { value } = await db
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counter.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}
