import type { App } from '../route-context.ts';

/** Takes the bodies of a scope's calls as bytes, `bodyLimit` at most, whatever type their sender gives them: what they are, the bytes say. */
export function takeRawBodies(scope: App, bodyLimit: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async (_: unknown, bytes: Buffer) => bytes);
}
