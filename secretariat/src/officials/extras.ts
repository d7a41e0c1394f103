export { OpeningSheet } from './bars/OpeningSheet.tsx';
export { HandOverScreen } from './handover/HandOverScreen.tsx';
export { startSendingPhotos } from './report-photo/send-photos.ts';
export { AttachWindSheet } from './wind/AttachWindSheet.tsx';
