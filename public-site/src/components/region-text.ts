/** Formats a region's name: official lists have straight apostrophes. @example formatRegion("Côte d'Azur") // 'Côte d’Azur' */
export const formatRegion = (name: string | undefined): string | undefined => name?.replaceAll("'", '’');
