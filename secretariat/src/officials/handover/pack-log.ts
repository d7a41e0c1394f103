import { ACCESS_CODE_KINDS } from 'shared-domain';
import { ASIDE_REASONS, type LiveFact } from 'shared-domain/contract';
import { makeFactId } from '../log/fact-id.ts';
import { ROW_STATES } from '../log/log-row.ts';
import type { HandedFact, HandedLog, HandedSource } from './handed-log.ts';
import { type ByteReader, type ByteWriter, openByteReader, openByteWriter } from './value-bytes.ts';

/** The first byte says how the others are written. */
const FORMAT = 1;

/** Bits of what is said of a fact: whether its id, number and instant follow from its place, and whether the server has it. */
const FLAG = { derived: 1, stored: 2 } as const;
const FLAGS = 4;

const isDeviceId = (device: string): boolean => /^[0-9a-f]{16}$/.test(device);

/** Whether a fact's id, number and instant are as this console makes them. */
function isDerived(device: string, { id, seq, at }: LiveFact): boolean {
  if (!isDeviceId(device) || seq === undefined || seq > 0xffffffff || makeFactId(device, seq) !== id) return false;
  const instant = Date.parse(at);
  return Number.isSafeInteger(instant) && new Date(instant).toISOString() === at;
}

/** Whole numbers below 0 are written between those above. */
const foldSign = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const unfoldSign = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);

function writeFacts({ count, value }: ByteWriter, { device, facts }: HandedSource): void {
  let [lastSeq, lastAt] = [0, 0];
  count(facts.length);
  for (const { fact, state, isStored, aside } of facts) {
    const { trialOID: _, ...withPlace } = fact;
    const { id: __, seq = 0, at, ...content } = withPlace;
    const isShort = isDerived(device, fact);
    const what = aside === undefined ? ROW_STATES.indexOf(state) : ROW_STATES.length + ASIDE_REASONS.indexOf(aside);
    count(what * FLAGS + (isShort ? FLAG.derived : 0) + (isStored ? FLAG.stored : 0));
    if (isShort) {
      const instant = Date.parse(at);
      count(foldSign(seq - lastSeq - 1));
      count(foldSign(instant - lastAt));
      [lastSeq, lastAt] = [seq, instant];
    }
    value(isShort ? content : withPlace);
  }
}

function readFacts({ count, value }: ByteReader, device: string, trialOID: string): HandedFact[] {
  let [lastSeq, lastAt] = [0, 0];
  return Array.from({ length: Math.min(count(), 100_000) }, (): HandedFact => {
    const flags = count();
    const what = Math.floor(flags / FLAGS);
    const isShort = flags % 2 === FLAG.derived;
    if (isShort) {
      lastSeq += unfoldSign(count()) + 1;
      lastAt += unfoldSign(count());
    }
    const content = value() as Record<string, unknown>;
    if (typeof content?.kind !== 'string') throw new RangeError('a fact without a kind');
    const derived = isShort
      ? { id: makeFactId(device, lastSeq), seq: lastSeq, at: new Date(lastAt).toISOString() }
      : undefined;
    const aside = ASIDE_REASONS[what - ROW_STATES.length];
    const state = aside === undefined ? ROW_STATES[what] : 'aside';
    if (state === undefined) throw new RangeError('a fact of no state');
    const isStored = Math.floor(flags / FLAG.stored) % 2 === 1;
    return {
      fact: { ...content, ...derived, trialOID } as LiveFact,
      state,
      isStored,
      ...(aside === undefined ? {} : { aside }),
    };
  });
}

/** A log as few bytes: a fact of a usual kind takes about ten. */
export function packLog({ chOID, trial, device, label, sources }: HandedLog): Uint8Array {
  const writer = openByteWriter();
  writer.count(FORMAT);
  writer.value([chOID, trial, device, label, sources.map(({ device: id, by, isOwnTime }) => [id, by, isOwnTime])]);
  for (const source of sources) writeFacts(writer, source);
  return writer.bytes();
}

type Head = readonly [string, string, string, string, readonly (readonly [string, HandedSource['by'], boolean])[]];

function checkHead(head: unknown): Head {
  const [chOID, trial, device, label, sources] = Array.isArray(head) ? head : [];
  const hasTexts = [chOID, trial, device, label].every((text) => typeof text === 'string');
  if (!hasTexts || !Array.isArray(sources)) throw new RangeError('no log');
  for (const [id, by] of sources as unknown[][])
    if (typeof id !== 'string' || !(ACCESS_CODE_KINDS as readonly unknown[]).includes(by))
      throw new RangeError('no device of officials');
  return head as Head;
}

/** The log that `packLog` wrote. @throws RangeError for other bytes */
export function unpackLog(bytes: Uint8Array): HandedLog {
  const reader = openByteReader(bytes);
  if (reader.count() !== FORMAT) throw new RangeError('a log of another format');
  const [chOID, trial, device, label, heads] = checkHead(reader.value());
  const sources = heads.map(([id, by, isOwnTime]) => ({
    device: id,
    by,
    isOwnTime,
    facts: readFacts(reader, id, trial),
  }));
  return { chOID, trial, device, label, sources };
}
