import type { DEVICE_FR } from '../fr/device.ts';

export const DEVICE_EN: Readonly<Record<keyof typeof DEVICE_FR, string>> = {
  'battery.low': 'Battery {{percent}}%: pass it on.',
  'screen.sleeps': 'The screen may go dark: set the phone to sleep after 10 min.',
  'clock.own': 'this phone’s time',
  'clock.error': '± {{error}} s',
  'chip.label': 'Journal of this device',
  'chip.waiting': '{{count}} on the way',
  'chip.held': '{{count}} waiting',
  'chip.offline': 'Offline {{minutes}} min',
  'chip.offlineNow': 'Offline',
  'chip.fault': 'Server fault',
  'chip.see': '{{count}} to see',
  'chip.code': 'code',
  'chip.closed': 'closed',
  'chip.all': 'the server has everything up to {{time}}',
  'server.database read only': 'The server can no longer write to its database: nothing is saved there.',
  'server.disk broken': 'The server’s disk has failed: nothing is saved there.',
  'server.disk full': 'The server’s disk is full: nothing is saved there.',
  'server.database damaged': 'The server’s database is damaged: nothing is saved there.',
  'server.unavailable': 'The server is reached, and cannot answer.',
  'server.kept': 'What you write stays on this device and will be sent later. Tell the secretariat.',
  'disk.failed': 'Not recorded: storage is full or refused.',
  'disk.none':
    'This browser records nothing (a private window?): the console writes nothing here. To write, open it in an ordinary window.',
  'update.ready': 'A new version is ready.',
  'update.install': 'Install',
  'update.behind':
    'This console is older than the server: it goes on recording and sending. The new version is installed between two events.',
  'device.title': 'This device',
  'device.journal': 'Journal',
};
