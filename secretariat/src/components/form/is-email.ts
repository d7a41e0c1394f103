/** Whether a text looks like an e-mail address; the server decides. @example isEmail('lea@club.fr') // true */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
