import type { siteFr } from './fr.ts';

export const siteEn: Readonly<Record<keyof typeof siteFr, string>> = {
  'site.before': 'File of before {{holder}} ({{when}})',
  'site.choose': 'Competition of the public server',
  'site.choose.none': 'This account has no competition on the public server.',
  'site.different_one': '1 event differs and is sent again.',
  'site.different_other': '{{count}} events differ and are sent again.',
  'site.different.records': 'The records differ and are sent again.',
  'site.file': 'File that {{holder}} gave back ({{when}})',
  'site.files': 'Files of the stadium',
  'site.files.help':
    'What the stadium gave back, with entries and photos, and the lists of this server that it replaced. They stay with the competition: the last 8 of each kind, 256 MB in all.',
  'site.goOn': 'Go on here',
  'site.goOn.sub': 'The public server is a copy again: what was changed there since is replaced by what is here.',
  'site.handBack': 'Give back to the public server',
  'site.handBack.sub': 'Everything is sent a last time and compared, then this laptop only reads. Nothing is deleted.',
  'site.holder': 'Name of this laptop',
  'site.holder.first': 'Stadium',
  'site.keep': 'Keep in the stadium',
  'site.keep.sub': 'Nothing is given back yet: the competition can go on here.',
  'site.link': 'Link the public copy',
  'site.link.help':
    'This laptop then holds the competition: the public server follows it and is changed from here alone.',
  'site.open_one': 'Still in progress: {{names}}. Its judge will be able to write nothing more here.',
  'site.open_other':
    '{{count}} events still in progress: {{names}}. Their judges will be able to write nothing more here.',
  'site.refused': 'Refused by the public server',
  'site.photosLeft.get': 'Take the file with the photos',
  'site.photosLeft_one':
    'One photo of a report stayed on this laptop: the file with it was too large for the way to the public server. Take it before you delete the competition here.',
  'site.photosLeft_other':
    '{{count}} photos of reports stayed on this laptop: the file with them was too large for the way to the public server. Take it before you delete the competition here.',
  'site.replace': 'Replace',
  'site.replace.title': 'Replace the lists of the public server?',
  'site.replace.sub':
    'Lists changed there since its file was taken, or changed here. Those of this laptop replace them; the public server keeps a file of them.',
  'site.returned':
    'Given back to the public server ({{url}}) on {{when}}. It is changed there; this laptop only reads.',
  'site.returned.home': 'The stadium gave the competition back on {{when}}.',
  'site.session.closed':
    'The session of this laptop is closed: the public server does not know it any more. On the public server open the competition, “Stadium”, “Make the laptop’s session”, then start this server again with the new line. Nothing is lost.',
  'site.link.again': 'Hold it again in the stadium',
  'site.link.again.help':
    'Only if the competition goes on here: this laptop holds the competition again, and the public server follows.',
  'site.held.since': 'Held by {{holder}} since {{since}}. Copy of {{time}}.',
  'site.returning': 'Being compared with the public server.',
  'site.session': 'Make the laptop’s session',
  'site.session.what': 'settings of the laptop',
  'site.session.once': 'It is shown once. It is ended under “My organisations”, “My account”, with the other sessions.',
  'site.step.file':
    'Take the competition’s file (hidden names included) and put it on the laptop, with a USB stick for example.',
  'site.step.file.get': 'Take the file',
  'site.step.link':
    'On the laptop: “New competition”, “Open the file of a competition”; then, in that competition, “Stadium”: link it to the public copy, and make the codes.',
  'site.step.session': 'Make the laptop’s session, and run npm start there with these two settings.',
  'site.steps': 'Go to the stadium',
  'site.steps.help':
    'A laptop without internet holds the competition; this server keeps the public copy, which follows.',
  'site.take': 'Take back',
  'site.take.sub':
    'If the stadium sends nothing any more, or its laptop is lost: the competition goes on at this server, from its copy. The stadium keeps all it has, and its team chooses who goes on.',
  'site.take.owner': 'An owner of the organisation can take the competition back here.',
  'site.taken': 'Taken back on {{when}} by {{by}}.',
  'site.unsent_one': 'An official’s device still has 1 entry that is not here: see “Devices”.',
  'site.unsent_other': 'Officials’ devices still have {{count}} entries that are not here: see “Devices”.',
};
