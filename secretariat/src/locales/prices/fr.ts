/** Texts of the prices (P11.13). */
export const pricesFr = {
  'prices.acts': 'Actions',
  'prices.add': 'Ajouter un tarif',
  'prices.amount': 'Montant',
  'prices.amount.unsaved': 'Non enregistré : le prix reste {{amount}} (Échap le remet).',
  'prices.amount.bad': 'Un montant en euros, par exemple 12,00.',
  'prices.amount.of': 'Montant en euros, {{row}}',
  'prices.conflict.delete': 'Supprimer quand même',
  'prices.conflict.deleting':
    'Une autre personne a enregistré {{theirs}} pendant que vous supprimiez ce tarif. Rien n’a été écrasé : choisissez.',
  'prices.conflict.gone':
    'Une autre personne a supprimé ce tarif pendant que vous saisissiez {{mine}}. Rien n’a été écrasé : choisissez.',
  'prices.conflict.leave': 'Le laisser supprimé',
  'prices.conflict.mine': 'Garder le mien : {{mine}}',
  'prices.conflict.text':
    'Une autre personne a enregistré {{theirs}} pendant que vous saisissiez {{mine}}. Rien n’a été écrasé : choisissez.',
  'prices.conflict.theirs': 'Prendre l’autre : {{theirs}}',
  'prices.delete': 'Supprimer',
  'prices.delete.of': 'Supprimer le {{row}}',
  'prices.free': 'Gratuit',
  'prices.help':
    'Un nouveau tarif, ou un changement de type, est public dès qu’il est enregistré ; 0 est gratuit. Toute autre modification l’est aussitôt.',
  'prices.help.hidden':
    'La compétition est cachée du public, et ses tarifs avec elle : ils paraîtront quand elle sera visible. 0 est gratuit.',
  'prices.help.over':
    'La compétition est terminée : sa page publique n’affiche plus de tarifs. Ils restent ici, et se corrigent encore ; 0 est gratuit.',
  'prices.holder': 'Type',
  'prices.holder.department': 'Département',
  'prices.holder.licence': 'Licence',
  'prices.holder.of': 'Type, {{row}}',
  'prices.holder.public': 'Public',
  'prices.holder.region': 'Région',
  'prices.new.save': 'Enregistrer ce tarif',
  'prices.new.unsaved': 'Ce tarif sera public une fois enregistré.',
  'prices.none': 'Aucun tarif',
  'prices.none.help':
    'Sans tarif, la page publique ne dit rien du prix. Ajoutez celui du public, puis ceux des licenciés.',
  'prices.of': 'Précision',
  'prices.of.any': 'Toutes',
  'prices.of.department.help': 'Numéro du département',
  'prices.of.of': 'Précision, {{row}}',
  'prices.position': 'tarif {{position}}',
  'prices.reader': 'Vous lisez les tarifs ; un propriétaire ou un secrétaire de l’organisation les modifie.',
  'prices.saved': 'Tarifs enregistrés.',
  'prices.target': 'Cible',
  'prices.target.ch': 'Compétition',
  'prices.target.of': 'Cible, {{row}}',
  'prices.target.tg': 'Équipe',
  'prices.type.unsaved': 'Le public voit l’ancien type de ce tarif tant que le nouveau n’est pas enregistré.',
  'prices.undo': 'Annuler la dernière modification',
  'prices.undone': 'Modification annulée.',
  'screen.prices': 'Tarifs',
} as const;
