import type { staticFr } from './fr.ts';

export const staticEn: Readonly<Record<keyof typeof staticFr, string>> = {
  'endUser.languages': 'Language',
  'demo.none': 'No demo competition on this site.',
  'demo.play': 'Whoever runs this server starts a live demonstration with the command',
  'demo.text':
    'Made-up competitions for trying out the site without waiting for a real one: names, clubs and marks are all invented.',
  'demo.title': 'Tests and demonstration',
  'downloads.all': 'All systems',
  'downloads.get': 'Download, {{size}}',
  'downloads.none': 'No software to download: everything happens in the browser.',
  'downloads.versions': 'Versions of this site',
};
