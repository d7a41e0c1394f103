import { foldText } from 'shared-domain';
import type { CardFacts } from '../card-facts.ts';

/** `100-m-seniors-f-finale-regionaux-du-grand-val.png`: what a folder of pictures is searched by. */
export function pictureName({ event, category, round, challenge }: CardFacts): string {
  const words = foldText(`${event} ${category} ${round} ${challenge}`).toLowerCase();
  return `${words
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)}.png`;
}
