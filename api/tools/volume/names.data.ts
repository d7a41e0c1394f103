/* Parts of the names in a large database; a few last names are very common, most are rare. */
export const COMMON_LAST =
  'MARTIN BERNARD THOMAS PETIT ROBERT RICHARD DURAND DUBOIS MOREAU LAURENT SIMON MICHEL LEFÈVRE LEROY ROUX DAVID BERTRAND MOREL FOURNIER GIRARD BONNET DUPONT LAMBERT FONTAINE ROUSSEAU VINCENT MULLER FAURE ANDRÉ MERCIER BLANC GUÉRIN BOYER GARNIER CHEVALIER FRANÇOIS LEGRAND GAUTHIER GARCIA PERRIN ROBIN CLÉMENT MORIN NICOLAS HENRY ROUSSEL MATHIEU GAUTIER MASSON MARCHAND DUVAL DENIS DUMONT MARIE LEMAIRE NOËL MEYER DUFOUR MEUNIER BRUN BLANCHARD GIRAUD JOLY RIVIÈRE LUCAS BRUNET GAILLARD BARBIER ARNAUD MARTINEZ GÉRARD ROCHE RENARD SCHMITT ROY LEROUX COLIN VIDAL CARON PICARD ROGER FABRE AUBERT LEMOINE RENAUD DUMAS LACROIX OLIVIER PHILIPPE BOURGEOIS PIERRE BENOÎT REY LECLERC PAYET ROLLAND LECLERCQ GUILLAUME LECOMTE LOPEZ'.split(
    ' ',
  );
export const STARTS =
  'KER VAL MONT BRÉ TAL DOR LOR SAN GUÉ BEL ABER COR MAR FON TRÉ ROZ PÉRO DU ESCO LAN CHA SOR VER HAU GAR PLO CAS BRO LE-GO DE-LA-RO'.split(
    ' ',
  );
export const MIDDLES = 'BI DO FA GUI LA MA NI RO TE VA'.split(' ');
export const ENDS =
  'MOREL BRAT TERRE MEUR VAULT LONI LENC VAISIER VEJOLS TENEAU VENEC ZIC NEC LIN NOIS FRESNE TALEC HALLE MIER RELLE GUENNIC DAC TIGNAC VILLARD CHENOUX BEZAC RIVEL SONNET DIEU GUÉRIC'.split(
    ' ',
  );
export const WOMEN =
  'Inès Lou Aïcha Maëlle Anaïs Lilou Manon Ambre Clara Tess Noémie Camille Éva Salomé Jade Lénaïg Romane Zoé Fatou Léonie Mathilde Nour Élise Margaux Capucine Yasmine Louane Solène Héloïse Awa Justine Agathe Victoire Rose Marie Nathalie Isabelle Sylvie Catherine Valérie Céline Sandrine Anne-Laure Marie-Christine'.split(
    ' ',
  );
export const MEN =
  'Ewen Nino Marius Théo Titouan Sacha Malo Yanis Hugo Ibrahim Loïc Gaspard Enzo Jules Lucas Nathan Léo Gabriel Raphaël Arthur Louis Adam Paul Tom Mathis Noah Évan Clément Antoine Maxime Alexandre Baptiste Jean Michel Philippe Nicolas Christophe Stéphane Frédéric Jean-Pierre Olivier François'.split(
    ' ',
  );
export const CLUB_KINDS = ['AC', 'EA', 'US', 'Athlé', 'Stade', 'Entente Athlétique', 'Running Club', 'AS'];
export const TOWNS =
  'Rennes Brest Dijon Vannes Quimper Lorient Nantes Angers Laval Tours Blois Orléans Caen Rouen Évreux Lille Arras Amiens Reims Troyes Nancy Metz Épinal Strasbourg Colmar Mulhouse Besançon Lyon Villeurbanne Grenoble Annecy Chambéry Valence Clermont Moulins Limoges Poitiers Niort Bordeaux Pau Bayonne Toulouse Albi Montpellier Nîmes Perpignan Marseille Aix Toulon Nice Ajaccio Bastia Créteil Nanterre Bobigny Cergy Melun Évry Versailles Saint-Denis Fort-de-France Cayenne Mamoudzou'.split(
    ' ',
  );
