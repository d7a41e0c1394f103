import { afterEach, expect, jest, test } from '@jest/globals';
import { saveFile } from './save-file.ts';

const saved: { readonly bytes: Blob; readonly name: string }[] = [];
const revokedAddresses: string[] = [];

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each<[string, Blob | string, string]>([
  ['a text of a type', 'nom;prénom', 'text/csv;charset=utf-8'],
  ['bytes as they are', new Blob(['%PDF'], { type: 'application/pdf' }), 'application/pdf'],
])('%s is handed over under its name; its address ends after the browser has begun', (_, content, type) => {
  jest.useFakeTimers();
  let bytes = new Blob();
  URL.createObjectURL = (blob) => {
    bytes = blob as Blob;
    return 'blob:one';
  };
  URL.revokeObjectURL = (address) => void revokedAddresses.push(address);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ bytes, name: this.download });
  });
  saveFile('liste.csv', content, 'text/csv');
  expect(saved.at(-1)).toMatchObject({ name: 'liste.csv', bytes: { type } });
  expect(revokedAddresses).toEqual([]);
  jest.runAllTimers();
  expect(revokedAddresses.splice(0)).toEqual(['blob:one']);
});
