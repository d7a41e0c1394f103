const LABEL = /^[A-Za-z0-9-]+$/;
const TOP_LEVEL = /^[A-Za-z]{2,}$/;
const ATOM = /^[^\s@"(),.:;<>[\\\]]+$/;
const QUOTED = /^"[^"\r\n]+"$/;

const isIpv4Number = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= 255;

function isLocalPart(text: string): boolean {
  return QUOTED.test(text) || text.split('.').every((atom) => ATOM.test(atom));
}

function isDomain(text: string): boolean {
  if (text.startsWith('[') && text.endsWith(']')) {
    const numbers = text.slice(1, -1).split('.');
    return numbers.length === 4 && numbers.every(isIpv4Number);
  }
  const labels = text.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}

/**
 * Whether a text is an e-mail address (P5.1): local-part@domain, where the domain has a dot and ends in at least 2 letters, or is an
 * IPv4 address in brackets.
 * @example isEmailAddress('ligue@[192.168.0.1]') // true
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
}
