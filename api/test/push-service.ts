import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as a browser gets it: decrypted, its signature checked. */
export interface ReceivedPush {
  /** Which browser it is for. */
  readonly path: string;
  readonly topic: string | undefined;
  readonly ttl: number;
  readonly urgency: string | undefined;
  /** Bytes of the encrypted body. */
  readonly bytes: number;
  readonly message: { title: string; body: string; tag: string; url: string; lang: string; parts?: readonly string[] };
}

interface Browser {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

/** A subscription as a browser gives it to the site. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushService {
  readonly received: readonly ReceivedPush[];
  /** Every request, refused ones included. */
  readonly requests: () => number;
  /** What is wrong with requests: signatures, encryption, sizes. */
  readonly faults: readonly string[];
  subscribe(name: string): BrowserSubscription;
  /** What a browser that was away sees: of each topic the last message. */
  listShown(path: string): ReceivedPush[];
  /** Answers the next requests so, each once; then 201 again. */
  answerNext(...answers: ('hang' | readonly [status: number, retryAfter?: string])[]): void;
  close(): Promise<void>;
}

const MAX_BYTES = 4096;

/** Checks the signature of a request by RFC 8292; returns what is wrong. */
function findSignatureFault(authorization: string, origin: string): string | undefined {
  const { token, key } = /^vapid t=(?<token>[^,]+), ?k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {};
  if (token === undefined || key === undefined) return `no VAPID: ${authorization}`;
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'));
  if (!isSigned) return 'a wrong signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  if (aud !== origin) return `for ${aud}, not ${origin}`;
  if (Number(exp) * 1000 < Date.now() || Number(exp) * 1000 > Date.now() + 86_400_000) return `expires at ${exp}`;
  return /^(mailto:|https:)/.test(String(sub)) ? undefined : `of ${sub}`;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a body of one record (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, { pair, auth }: Browser): Buffer {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyEnd = 21 + (body[20] ?? 0);
  const serverKey = body.subarray(21, keyEnd);
  const record = body.subarray(keyEnd);
  if (record.length > recordSize) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey]);
  const secret = derive(pair.computeSecret(serverKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** A push service on this machine that does what browsers' services do, and decrypts as the browser would. */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const faults: string[] = [];
  const answers: ('hang' | readonly [number, string?])[] = [];
  const hanging: ServerResponse[] = [];
  let requestCount = 0;

  function readMessage({ url: path = '', headers }: IncomingMessage, body: Buffer): ReceivedPush {
    const browser = browsers.get(path);
    const origin = `http://127.0.0.1:${port()}`;
    const fault = findSignatureFault(headers.authorization ?? '', origin);
    if (fault !== undefined) throw new Error(fault);
    if (browser === undefined) throw new Error(`no browser ${path}`);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`encoded as ${headers['content-encoding']}`);
    if (body.length > MAX_BYTES) throw new Error(`${body.length} bytes`);
    const topic = headers.topic as string | undefined;
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Error(`topic ${topic}`);
    const message = JSON.parse(decrypt(body, browser).toString()) as ReceivedPush['message'];
    const urgency = headers.urgency as string | undefined;
    return { path, topic, ttl: Number(headers.ttl), urgency, bytes: body.length, message };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requestCount += 1;
      const answer = answers.shift() ?? ([201] as const);
      if (answer === 'hang') return hanging.push(response);
      const [status, retryAfter] = answer;
      if (status === 201) {
        try {
          received.push(readMessage(request, Buffer.concat(chunks)));
        } catch (error) {
          faults.push((error as Error).message);
        }
      }
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
    });
  });
  const port = () => (server.address() as AddressInfo).port;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    received,
    faults,
    requests: () => requestCount,
    subscribe(name) {
      const pair = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = pair.generateKeys('base64url');
      browsers.set(`/${name}`, { pair, auth });
      return {
        endpoint: `http://127.0.0.1:${port()}/${name}`,
        keys: { p256dh, auth: auth.toString('base64url') },
      };
    },
    listShown: (path) => [
      ...new Map(received.filter((one) => one.path === path).map((one) => [one.topic, one])).values(),
    ],
    answerNext: (...next) => void answers.push(...next),
    close: () =>
      new Promise<void>((resolve) => {
        for (const response of hanging) response.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
