/** What the public hears of a competition. */
export interface PublicStream {
  /** Letters of each athlete in the lists that the stream has carried, one after the other: «101 1.70 x». */
  readonly heard: () => readonly string[];
  readonly close: () => void;
}

interface ResultRow {
  readonly bib?: string;
  readonly attempts?: readonly { readonly h?: number; readonly r: string }[];
}

/** A change as the stream says it, as far as it is read here. */
interface ChangeEvent {
  readonly results: readonly { readonly rows: readonly ResultRow[] }[];
}

const listLetters = ({ results }: ChangeEvent): string[] =>
  results
    .flatMap(({ rows }) => rows)
    .flatMap(({ bib, attempts = [] }) => attempts.map(({ h = 0, r }) => `${bib} ${(h / 1000).toFixed(2)} ${r}`));

/** Listens to the stream that every visitor's page has. */
export async function openPublicStream(url: string, chOID: string): Promise<PublicStream> {
  const ended = new AbortController();
  const answer = await fetch(`${url}/api/live/${chOID}/events`, { signal: ended.signal });
  if (!answer.ok || answer.body === null) throw new Error(`no stream: ${answer.status}`);
  const heard: string[] = [];
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = '';
    for await (const bytes of body.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
      text += bytes;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (/^event: change$/m.test(event) && data !== undefined)
          heard.push(...listLetters(JSON.parse(data) as ChangeEvent));
      }
    }
  };
  void read(answer.body).catch(() => undefined);
  return { heard: () => heard, close: () => ended.abort() };
}
