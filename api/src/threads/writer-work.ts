/** What the thread that writes does beside its calls: no other thread loads it. */

export { startBackgroundWork } from '../app/background-work.ts';
export { openFirstDemo } from '../app/first-demo.ts';
export { rehearseUpload } from '../app/rehearse-upload.ts';
export { createFirstOrganiserKey, ensureOwner } from '../services/accounts/first-organiser.ts';
