import { siteFacts } from '../../components/site.ts';
import { Analytics, type AnalyticsProvider } from './analytics.ts';

/** The measurement that the operator of this site has set up, if any. */
export const siteAnalytics = new Analytics(async () => {
  const { analytics } = siteFacts();
  if (analytics === undefined) return undefined;
  const module = (await import(/* webpackIgnore: true */ analytics)) as { readonly default: AnalyticsProvider };
  return module.default;
});
