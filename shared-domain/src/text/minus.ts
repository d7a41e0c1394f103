/** The minus sign, as wide as the plus, where a hyphen would be read as one. */
export const MINUS = '−';
