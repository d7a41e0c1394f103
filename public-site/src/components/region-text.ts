/** A region's name as it is printed: official lists write a straight apostrophe. @example regionText("Côte d'Azur") // 'Côte d’Azur' */
export const regionText = (name: string | undefined): string | undefined => name?.replaceAll("'", '’');
