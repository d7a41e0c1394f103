/** A name that nothing else has, of a device or of a photo: 64 random bits, in 16 hexadecimal digits. */
export function makeRandomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The id of a fact: its device and the device's count, in the form of a GUID of version 8. Another fact never has it, and a gap in
 * the count shows.
 * @example makeFactId('0123456789abcdef', 7) // '01234567-89ab-8cde-8f00-000000000007'
 */
export function makeFactId(device: string, seq: number): string {
  const count = seq.toString(16).padStart(8, '0');
  return `${device.slice(0, 8)}-${device.slice(8, 12)}-8${device.slice(12, 15)}-8${device.slice(15)}00-0000${count}`;
}
