/** Modules that only the writer thread needs, loaded by no other. */

export { startBackgroundWork } from '../app/background-work.ts';
export { openFirstDemo } from '../app/first-demo.ts';
export { rehearseUpload } from '../app/rehearse-upload.ts';
export { createConfiguredOrganiser, createFirstOrganiserKey } from '../services/accounts/first-organiser.ts';
export { describeCertificate } from '../services/upkeep/certificate-watch.ts';
