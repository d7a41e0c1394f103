/** Text of one server-sent event (WHATWG HTML, 9.2). `data` is one line of JSON. */
export function formatEvent(event: string, id: number | undefined, data: unknown): string {
  const head = id === undefined ? '' : `id: ${id}\n`;
  return `${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * The bytes of a frame as a chunk of HTTP, ready for any number of sockets: the response is chunked, and writing
 * the socket directly saves what Node does per response and per write.
 */
export function buildChunk(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]);
}
