import type { WireError } from 'shared-domain/contract';
import { siteUploadBody, uploadBody, uploadResult, uploadStart } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { Refusal } from '../../base/refusal.ts';
import { buildWireErrors, MAX_ERRORS } from '../../base/validation.ts';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import { sliceInTurns } from '../../store/map-in-turns.ts';

const uncheckedLists = z.record(z.string(), z.array(z.unknown())).default({});

/** The schema of the body except its rows, of which there may be tens of thousands: they are validated in turns. */
const bodySchema = uploadBody.extend({ startlists: uncheckedLists, resultlists: uncheckedLists });

type Lists<Row> = Record<string, Row[]>;

async function readLists<Row>(
  name: string,
  lists: Lists<unknown>,
  row: z.ZodType<Row>,
  errors: WireError[],
): Promise<Lists<Row>> {
  const rows = z.array(row);
  const validLists: Lists<Row> = {};
  for (const [uid, list] of Object.entries(lists)) {
    const valid: Row[] = [];
    await sliceInTurns(list, (slice, start) => {
      if (errors.length >= MAX_ERRORS) return;
      const { data, error } = rows.safeParse(slice);
      for (const one of data ?? []) valid.push(one);
      const issues = (error?.issues ?? []).map((issue) => {
        const [index, ...rest] = issue.path;
        return { ...issue, path: [name, uid, start + Number(index), ...rest] };
      });
      errors.push(...buildWireErrors(issues, '$').slice(0, MAX_ERRORS - errors.length));
    });
    validLists[uid] = valid;
  }
  return validLists;
}

/**
 * Reads the body of an upload by the contract's schema, as `uploadBody.parse` would, without holding up the server.
 * @throws Refusal naming what is wrong by its JSON path
 */
export async function validateUpload(body: unknown): Promise<SentUpload> {
  const { data, error } = bodySchema.safeParse(body);
  if (data === undefined) throw new Refusal(buildWireErrors(error.issues, '$'));
  const errors: WireError[] = [];
  const startlists = await readLists('startlists', data.startlists, uploadStart, errors);
  const resultlists = await readLists('resultlists', data.resultlists, uploadResult, errors);
  if (errors.length > 0) throw new Refusal(errors);
  return { ...data, startlists, resultlists };
}

const extrasSchema = siteUploadBody.pick({ live: true, remarks: true, ages: true });

/**
 * The same for an upload of a stadium's server, which has more.
 * @throws Refusal naming what is wrong by its JSON path
 */
export async function validateCopy(body: unknown): Promise<SentUpload & z.output<typeof extrasSchema>> {
  const { data, error } = extrasSchema.safeParse(body);
  if (data === undefined) throw new Refusal(buildWireErrors(error.issues, '$'));
  return { ...(await validateUpload(body)), ...data };
}
