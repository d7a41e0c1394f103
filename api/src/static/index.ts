export type { FirstAnswer } from './first-page/ask-api.ts';
export { followRemotes, type RemoteRelease } from './remotes-file.ts';
export { parseOrigins } from './security-headers.ts';
export { openSite, type Site, type SiteOptions } from './site.ts';
