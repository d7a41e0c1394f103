import type { panelFr } from './fr.ts';

export const panelEn: Readonly<Record<keyof typeof panelFr, string>> = {
  panel: 'Live',
  'panel.chase': 'before the last event',
  'panel.fields': 'Field events',
  'panel.page': 'Screen {{page}} of {{pages}}',
  'panel.pause': 'Stop turning pages',
  'panel.resume': 'Turn pages again',
  'panel.screen': 'Full screen',
  'panel.screen.leave': 'Leave full screen',
  'panel.starts': 'Start lists',
  'panel.tracks': 'Track events',
  'panel.turn': 'A{{n}} – {{name}}',
  'embed.code': 'Code to paste into your page',
  'embed.copied': 'Code copied',
  'embed.copy': 'Copy the code',
  'embed.failed': 'The code could not be copied: select it.',
  'embed.live': 'Live',
  'embed.programme': 'Timetable',
  'embed.title': 'On your club’s site',
  'embed.what': 'Page to embed',
};
