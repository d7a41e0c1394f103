import type { pushFr } from './fr.ts';

export const pushEn: Readonly<Record<keyof typeof pushFr, string>> = {
  ask: 'Notify me: call, result',
  on: 'You get the call and the results of the athletes you follow.',
  onNobody: 'Messages are on. Follow an athlete in a current or upcoming competition to receive them.',
  stop: 'Stop messages',
  refused: 'You refused notifications.',
  retry: 'Ask again',
  denied:
    'Notifications from this site are blocked. To be told of the call and the result, allow them in your browser’s settings.',
  failed: 'Messages could not be turned on. Check your connection, then try again.',
  install:
    'To be told of the call and the result on this device: tap Share, then “Add to Home Screen”, and open Foulée from the home screen.',
};
