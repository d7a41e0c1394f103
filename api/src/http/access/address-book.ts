/** Addresses remembered, and the longest of them; others are read by the router each time. */
const MAX_ADDRESSES = 10_000;
const MAX_LENGTH = 2000;

/**
 * Which question an address asks. Many addresses ask the same (order and spelling of parameters, parameters that nobody
 * knows), and only a new question may make work.
 */
interface AddressBook {
  get(url: string): string | undefined;
  put(url: string, question: string): void;
}

export function createAddressBook(): AddressBook {
  const questions = new Map<string, string>();
  return {
    get: (url) => questions.get(url),
    put(url, question) {
      if (url.length > MAX_LENGTH) return;
      questions.set(url, question);
      const [oldest] = questions.keys();
      if (questions.size > MAX_ADDRESSES && oldest !== undefined) questions.delete(oldest);
    },
  };
}
