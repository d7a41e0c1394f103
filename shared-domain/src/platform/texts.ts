/** The texts of the platform: those of lazy pages, and the names of dialogs that remotes open too. */
export const platformTexts = {
  fr: {
    'page.failed': 'La page n’a pas pu être chargée',
    'page.failedHelp': 'La connexion a peut-être été coupée, ou une nouvelle version vient d’arriver.',
    'page.reload': 'Recharger',
    'cookies.manage': 'Gérer mes cookies',
    'search.competition': 'Rechercher une compétition',
  },
  en: {
    'page.failed': 'The page could not be loaded',
    'page.failedHelp': 'The connection may have been cut, or a new version has just arrived.',
    'page.reload': 'Reload',
    'cookies.manage': 'Manage my cookies',
    'search.competition': 'Search for a competition',
  },
} as const;
