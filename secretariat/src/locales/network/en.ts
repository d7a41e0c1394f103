import type { networkFr } from './fr.ts';

export const networkEn: Readonly<Record<keyof typeof networkFr, string>> = {
  'network.address.none':
    'No address of this server is known that a phone would reach. Connect it to the stadium’s network, or set PUBLIC_URL, then reload.',
  'network.authority': 'Tablets install this server’s certificate once: {{address}}',
  'network.certificate': 'Certificate valid until {{day}}.',
  'network.certificate.elsewhere':
    'The certificate does not stand for this machine’s address here ({{addresses}}): no phone would find it by https. Make one for it, then start the server again.',
  'network.certificate.elsewhere.own':
    'The certificate does not stand for this machine’s address here ({{addresses}}): stop the server, run npm run local-ca, start again with the line that it gives. Tablets keep the authority that they have.',
  'network.certificate.ended': 'The certificate ended on {{day}}: phones refuse this server until it is replaced.',
  'network.certificate.meeting':
    'The certificate ends on {{day}}, before “{{meeting}}” is over: renew it before that day.',
  'network.certificate.soon_one': 'The certificate ends on {{day}}, tomorrow at the latest: renew it.',
  'network.certificate.soon_other': 'The certificate ends on {{day}}, in {{count}} days: renew it.',
  'network.console': 'Open the console',
  'network.console.qr': 'QR code of the consoles’ address',
  'network.fault.clockJumped':
    'This server’s clock jumped: sessions, holds and limits go on as before. Set it (timedatectl), then restart the server.',
  'network.fault.databaseDamaged':
    'This server’s database is damaged: stop the server and bring the last backup back (npm run restore).',
  'network.fault.databaseReadOnly':
    'The database of this server can only be read: nothing is written. Let the server write in its folder again, or see which database answers; trying again does not help.',
  'network.fault.diskBroken':
    'The disk of this server does not answer as it should: nothing is written. See what the system says of it (dmesg) and copy the backups elsewhere; trying again does not help.',
  'network.fault.diskFull':
    'This server’s disk is full: everything can be read, nothing written. Make room; nothing has to be restarted.',
  'network.fault.diskLow': 'This server’s disk is almost full: make room before nothing can be written.',
  'network.fault.unavailable':
    'This server’s database did not answer a moment ago: writes may have been refused, make them again.',
  'network.notes': 'In the stadium',
  'network.notes.4g':
    'Phones leave a Wi-Fi “without internet” for 4G: answer “Stay connected”, or turn mobile data off.',
  'network.notes.dns': 'On Android, “Private DNS” stays on “Automatic”.',
  'network.notes.guests': 'No guest isolation on the access point.',
  'network.notes.http':
    'Without https, a console closed without Wi-Fi opens again only once the Wi-Fi is back; what was entered waits there.',
  'network.notes.local': 'Names in .local fail on some Androids: this QR code has the address that works.',
  'network.notes.own': 'A network for the officials alone: without https, anyone on the same Wi-Fi can read a code.',
  'network.notes.phones': 'One access point for 25 phones.',
  'network.notes.same':
    'One address for the whole day. If it must change, what is being entered goes over by its QR code or its file.',
  'network.print': 'Print the poster',
  'network.reached': 'A phone arrived at {{time}}.',
  'network.unreached': 'Scan this QR code with a phone of the network, or type the address: this page will say so.',
  'network.wifi': 'Join the Wi-Fi',
  'network.wifi.help': 'Name and password stay on this computer.',
  'network.wifi.name': 'Name of the Wi-Fi',
  'network.wifi.none': 'Give the name of the Wi-Fi: its QR code appears here.',
  'network.wifi.password.is': 'Password: {{password}}',
  'network.wifi.password': 'Password of the Wi-Fi',
  'network.wifi.qr': 'QR code of the Wi-Fi {{name}}',
};
