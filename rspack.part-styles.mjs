import { transform } from 'lightningcss';

/** The class of everything that a part draws: its root, and what it draws beside its root (layers of antd, printed sheets). */
const classOf = (part) => `part-${part}`;

const anyOf = (names) =>
  names.flatMap((name) => [
    [{ type: 'class', name }],
    [{ type: 'class', name }, { type: 'combinator', value: 'descendant' }, { type: 'universal' }],
  ]);

/** A condition for the selector's element that adds nothing to its specificity: within the part, or for the shell within no remote. */
function buildScope({ part, others }) {
  const selectors =
    others === undefined
      ? anyOf([classOf(part)])
      : [[{ type: 'pseudo-class', kind: 'not', selectors: anyOf(others.map(classOf)) }]];
  return { type: 'pseudo-class', kind: 'where', selectors };
}

/** Custom properties and what the page itself looks like are set on these; each rule of a part for them asks for what that part shows. */
const isPage = ({ type, name, kind }) =>
  (type === 'type' && (name === 'html' || name === 'body')) || (type === 'pseudo-class' && kind === 'root');

function scopeSelector(selector, scope) {
  const start = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  const subject = selector.slice(start);
  if (subject.some(isPage)) return selector;
  const element = subject.findIndex(({ type }) => type === 'pseudo-element');
  return selector.toSpliced(element === -1 ? selector.length : start + element, 0, scope);
}

/**
 * The style sheet of one part of the page with every selector limited to elements that this part draws. A remote is `{ part }`,
 * the shell `{ part, others }` with the parts in which its rules match nothing.
 */
export function scopeStyles(css, options) {
  const scope = buildScope(options);
  const { code } = transform({
    filename: 'part.css',
    code: Buffer.from(css),
    visitor: { Selector: (selector) => scopeSelector(selector, scope) },
  });
  return code.toString();
}

/** The same as a loader of Rspack. */
export default function scopePartStyles(css) {
  return scopeStyles(css, this.getOptions());
}
