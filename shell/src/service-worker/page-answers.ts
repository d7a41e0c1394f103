/** An answer of the API that the server inlined in a page. */
interface PageAnswer {
  readonly url: string;
  readonly body: unknown;
}

const ANSWERS_TAG = '<script type="application/json" id="answers">';

/** The answers inlined in a page; none where there are none or they cannot be read. */
export function parsePageAnswers(html: string): readonly PageAnswer[] {
  const start = html.indexOf(ANSWERS_TAG);
  if (start < 0) return [];
  const end = html.indexOf('</script>', start);
  try {
    const answers: unknown = JSON.parse(html.slice(start + ANSWERS_TAG.length, end));
    return Array.isArray(answers) ? answers.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

const isAnswer = (value: unknown): value is PageAnswer =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string' && 'body' in value;

/** Hides a stored page's inlined answers from the application: it requests them instead, and learns how old they are. */
export function disableAnswers(html: string): string {
  return html.replace(ANSWERS_TAG, ANSWERS_TAG.replace('answers', 'past-answers'));
}
