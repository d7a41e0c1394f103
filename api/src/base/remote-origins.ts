import { localize } from './localize.ts';

/** `https://a.example, https://b.example` as a list. @throws Error naming the item that is no origin */
export function parseOrigins(text: string | undefined): readonly string[] {
  const items = (text ?? '').split(/[\s,]+/).filter((item) => item !== '');
  return items.map((item) => {
    if (!/^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?\/?$/i.test(item) || !URL.canParse(item)) {
      throw new Error(
        localize(
          `REMOTE_ORIGINS : « ${item} » n'est pas une origine telle que https://modules.example.org`,
          `REMOTE_ORIGINS: “${item}” is no origin such as https://modules.example.org`,
        ),
      );
    }
    // As browsers send it: in lower case, without the scheme's default port.
    return new URL(item).origin;
  });
}
