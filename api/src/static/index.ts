export { openDownloads } from './downloads.ts';
export { ApiUnavailable, type FirstAnswer } from './first-page/ask-api.ts';
export { followRemotes, type RemoteRelease } from './remotes-file.ts';
export { openSite, type Site, type SiteOptions } from './site.ts';
