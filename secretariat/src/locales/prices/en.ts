import type { pricesFr } from './fr.ts';

export const pricesEn = {
  'prices.acts': 'Actions',
  'prices.add': 'Add a price',
  'prices.amount': 'Amount',
  'prices.amount.unsaved': 'Not saved: the price stays {{amount}} (Escape puts it back).',
  'prices.amount.bad': 'An amount in euros, such as 12.00.',
  'prices.amount.of': 'Amount in euros, {{row}}',
  'prices.conflict.delete': 'Delete it anyway',
  'prices.conflict.deleting':
    'Somebody else saved {{theirs}} while you were deleting this price. Nothing was overwritten: choose.',
  'prices.conflict.gone':
    'Somebody else deleted this price while you were typing {{mine}}. Nothing was overwritten: choose.',
  'prices.conflict.leave': 'Leave it deleted',
  'prices.conflict.mine': 'Keep mine: {{mine}}',
  'prices.conflict.text':
    'Somebody else saved {{theirs}} while you were typing {{mine}}. Nothing was overwritten: choose.',
  'prices.conflict.theirs': 'Take the other: {{theirs}}',
  'prices.delete': 'Delete',
  'prices.delete.of': 'Delete {{row}}',
  'prices.free': 'Free',
  'prices.help':
    'A new price, or another type, is public once it is saved; 0 is free. Any other change takes effect at once.',
  'prices.help.hidden':
    'The competition is hidden from the public, and its prices with it: they appear once it is visible. 0 is free.',
  'prices.help.over':
    'The competition is over: its public page no longer shows prices. They stay here and can still be corrected; 0 is free.',
  'prices.holder': 'Type',
  'prices.holder.department': 'Department',
  'prices.holder.licence': 'Licence',
  'prices.holder.of': 'Type, {{row}}',
  'prices.holder.public': 'Public',
  'prices.holder.region': 'Region',
  'prices.new.save': 'Save this price',
  'prices.new.unsaved': 'This price becomes public once it is saved.',
  'prices.none': 'No prices',
  'prices.none.help':
    'Until there is a price, the public page shows none. Add the public price first, then those for licence holders.',
  'prices.of': 'Which',
  'prices.of.any': 'All',
  'prices.of.department.help': 'Number of the department',
  'prices.of.of': 'Which, {{row}}',
  'prices.position': 'price {{position}}',
  'prices.reader': 'You read the prices; an owner or a secretary of the organisation changes them.',
  'prices.saved': 'Prices saved.',
  'prices.target': 'For',
  'prices.target.ch': 'Competition',
  'prices.target.of': 'For, {{row}}',
  'prices.target.tg': 'Team',
  'prices.type.unsaved': 'The public sees the former type of this price until the new one is saved.',
  'prices.undo': 'Undo the last change',
  'prices.undone': 'Change undone.',
  'screen.prices': 'Prices',
} as const satisfies Record<keyof typeof pricesFr, string>;
