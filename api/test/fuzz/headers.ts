import fc from 'fast-check';
import { hostileText } from './hostile.ts';
import { TOKENS } from './world.ts';

const of = (...values: readonly string[]) => fc.constantFrom(...values);

/** A header's value may hold bytes, but no line ends. */
const headerText = hostileText.map((text) =>
  Buffer.from(text.slice(0, 3000))
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ''),
);

/** Who calls, with what, and what else a request may say. */
export const headers = fc
  .record(
    {
      'x-access-token': fc.oneof(
        { weight: 60, arbitrary: of('~owner~') },
        { weight: 8, arbitrary: of(...TOKENS) },
        { weight: 1, arbitrary: headerText },
      ),
      'x-access-code': fc.oneof(
        { weight: 8, arbitrary: of('~judge~', '~chrono~', '~starter~', '~wind~', 'ABCD-2345') },
        { weight: 1, arbitrary: headerText },
      ),
      'x-forwarded-for': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
      'accept-encoding': of('br', 'gzip', 'identity', '*;q=0', 'br;q=x', ',,', 'identity;q=0'),
      'if-none-match': fc.oneof(of('*', '"x"', 'W/"x"', '"'), headerText),
      'last-event-id': fc.oneof(of('0', '1', '-1', '9'.repeat(15)), headerText),
      'content-encoding': of('gzip', 'br', 'x'),
      range: of('bytes=0-1', 'x'),
      origin: of('null', 'https://elsewhere.example'),
      authorization: headerText,
      'x-http-method-override': of('DELETE'),
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
