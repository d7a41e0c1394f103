import fc from 'fast-check';
import { hostileText } from './hostile.ts';
import { TOKENS } from './world.ts';

const pickFrom = (...values: readonly string[]) => fc.constantFrom(...values);

/** Values of headers may have any byte but line ends. */
const headerText = hostileText.map((text) =>
  Buffer.from(text.slice(0, 3000))
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ''),
);

/** Headers of requests: sessions, access codes, addresses, and rare or hostile ones. */
export const headers = fc
  .record(
    {
      'x-access-token': fc.oneof(
        { weight: 60, arbitrary: pickFrom('~owner~') },
        { weight: 8, arbitrary: pickFrom(...TOKENS) },
        { weight: 1, arbitrary: headerText },
      ),
      'x-access-code': fc.oneof(
        { weight: 8, arbitrary: pickFrom('~judge~', '~chrono~', '~starter~', '~wind~', '~vboard~', 'ABCD-2345') },
        { weight: 1, arbitrary: headerText },
      ),
      'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
      'accept-encoding': pickFrom('br', 'gzip', 'identity', '*;q=0', 'br;q=x', ',,', 'identity;q=0'),
      'if-none-match': fc.oneof(pickFrom('*', '"x"', 'W/"x"', '"'), headerText),
      'last-event-id': fc.oneof(pickFrom('0', '1', '-1', '9'.repeat(15)), headerText),
      'content-encoding': pickFrom('gzip', 'br', 'x'),
      range: pickFrom('bytes=0-1', 'x'),
      origin: pickFrom('null', 'https://elsewhere.example'),
      authorization: headerText,
      'x-http-method-override': pickFrom('DELETE'),
    },
    { requiredKeys: ['x-access-token', 'x-access-code', 'x-forwarded-for'], noNullPrototype: true },
  )
  .chain((all) => {
    const [own, odd] = [['x-access-token', 'x-access-code', 'x-forwarded-for'], Object.keys(all)] as const;
    const keep = fc.oneof(
      { weight: 4, arbitrary: fc.constant<readonly string[]>(own) },
      { weight: 1, arbitrary: fc.subarray(odd) },
    );
    return keep.map((names) =>
      Object.fromEntries(
        Object.entries(all)
          .filter(([name]) => names.includes(name))
          .map(([name, v]) => [name, String(v)]),
      ),
    );
  });
