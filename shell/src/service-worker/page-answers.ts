/** An answer of the API that came inside a page. */
interface PageAnswer {
  readonly url: string;
  readonly body: unknown;
}

const OPENING = '<script type="application/json" id="answers">';

/** The answers that the server put into a page which it drew. */
export function parseAnswers(html: string): readonly PageAnswer[] {
  const start = html.indexOf(OPENING);
  if (start < 0) return [];
  const end = html.indexOf('</script>', start);
  try {
    const answers: unknown = JSON.parse(html.slice(start + OPENING.length, end));
    return Array.isArray(answers) ? answers.filter(isAnswer) : [];
  } catch {
    return [];
  }
}

const isAnswer = (value: unknown): value is PageAnswer =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string' && 'body' in value;

/** A page seen before, without its answers: the application asks for them anew, and learns how old they are. */
export function withoutAnswers(html: string): string {
  return html.replace(OPENING, OPENING.replace('answers', 'past-answers'));
}
