import type { Picture, PictureFault } from './picture.ts';

/** Elements that a picture is drawn with (SVG 2, appendix F). */
const DRAWN_WITH: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath ' +
    'clipPath mask pattern linearGradient radialGradient stop marker image filter feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
    'feSpotLight feTile feTurbulence'
  ).split(' '),
);
/** What drawing programs write beside a picture, and what makes it move: left out with all that is in it. */
const LEFT_OUT: ReadonlySet<string> = new Set(['metadata', 'animate', 'animateMotion', 'animateTransform', 'set']);

const NAME = String.raw`[A-Za-z_][\w.:-]*`;
const TAG = new RegExp(String.raw`^<(${NAME})((?:\s+${NAME}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/?)>`);
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'g');
/** Pictures and letters that stand in the file itself; an SVG in an SVG would have to be read too. */
const INLINE_DATA = /^data:(?:image\/(?:png|jpeg|webp|gif)|(?:font|application)\/[\w.+-]+);base64,/;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decode = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));?/gi, (whole, hex: string, decimal: string, name: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10_ffff ? String.fromCodePoint(point) : '';
  });

class Unsafe extends Error {}

const isOwn = (address: string): boolean => address.startsWith('#') || INLINE_DATA.test(address);

/** @throws Unsafe for a style that reaches out of the file */
function checkStyle(style: string): void {
  const text = decode(style);
  if (/@import|\\|expression\s*\(|javascript:/i.test(text)) throw new Unsafe('a style that loads something');
  for (const [, address = ''] of text.matchAll(/url\(\s*["']?\s*([^"')]*)/gi))
    if (!isOwn(address.trim())) throw new Unsafe('an address outside the file');
}

/** @throws Unsafe for an attribute that runs something or reaches out of the file */
function checkAttribute(name: string, value: string): void {
  const local = name.slice(name.indexOf(':') + 1).toLowerCase();
  if (/^on/.test(local)) throw new Unsafe(`the handler ${name}`);
  if (name === 'xml:base') throw new Unsafe('an address outside the file');
  const text = decode(value).trim();
  if ((local === 'href' || local === 'src') && text !== '' && !isOwn(text))
    throw new Unsafe('an address outside the file');
  if (/url\(|\\|javascript:/i.test(text) && !name.startsWith('xmlns')) checkStyle(value);
}

/** Namespaces of drawing programs on an element that is kept: their attributes say nothing of the picture. */
const isForeign = (name: string): boolean => name.includes(':') && !/^(?:xmlns|xlink|xml):/.test(name);

function writeAttributes(attributes: string): string {
  let written = '';
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? '';
    if (isForeign(name)) continue;
    checkAttribute(name, value);
    written += ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  }
  return written;
}

const readLength = (text: string | undefined): number | undefined => {
  const value = /^\s*([\d.]+)(?:px|pt|mm|cm|in)?\s*$/.exec(text ?? '')?.[1];
  return value === undefined || Number(value) === 0 ? undefined : Number(value);
};

/** How large the picture is drawn, by its `viewBox`, else by its width and height. */
function readSize(attributes: string): Pick<Picture, 'width' | 'height'> | undefined {
  const read = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name, a, b]) => [name, a ?? b]));
  const box = (read.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] =
    box.length === 4 ? box.slice(2) : [readLength(read.get('width')), readLength(read.get('height'))];
  if (width === undefined || height === undefined || !(width > 0 && height > 0)) return undefined;
  const most = Math.max(width, height);
  // A drawing has no size of its own: only its shape counts.
  const scale = most < 1 || most > 8192 ? 1000 / most : 1;
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Where what begins here ends, after `close`. @throws Unsafe where it does not */
function findEnd(text: string, at: number, close: string): number {
  const end = text.indexOf(close, at);
  if (end < 0) throw new Unsafe('a part that does not end');
  return end + close.length;
}

/** Writes a drawing anew with what a picture needs. @throws Unsafe for anything that would run or be loaded */
function writeSafe(text: string): { readonly svg: string; readonly root: string } {
  let svg = '';
  let root: string | undefined;
  let at = 0;
  const open: { readonly name: string; readonly isLeftOut: boolean }[] = [];
  while (at < text.length) {
    const isLeftOut = open.at(-1)?.isLeftOut ?? false;
    const next = text.indexOf('<', at);
    const words = text.slice(at, next < 0 ? undefined : next);
    if (open.length > 0 && !isLeftOut) {
      if (open.at(-1)?.name === 'style') checkStyle(words);
      svg += words;
    }
    if (next < 0) break;
    at = next;
    if (text.startsWith('<!--', at)) at = findEnd(text, at, '-->');
    else if (text.startsWith('<![CDATA[', at)) {
      const end = findEnd(text, at, ']]>');
      const content = text.slice(at + '<![CDATA['.length, end - ']]>'.length);
      if (!isLeftOut) {
        checkStyle(content);
        svg += `<![CDATA[${content}]]>`;
      }
      at = end;
    } else if (text.startsWith('<?xml ', at)) at = findEnd(text, at, '?>');
    else if (/^<!doctype\s/i.test(text.slice(at, at + 10))) {
      const end = findEnd(text, at, '>');
      if (text.slice(at, end).includes('[')) throw new Unsafe('entities of its own');
      at = end;
    } else if (text.startsWith('</', at)) {
      const end = findEnd(text, at, '>');
      const name = text.slice(at + 2, end - 1).trim();
      const last = open.pop();
      if (last?.name !== name) throw new Unsafe('tags that do not match');
      if (!last.isLeftOut) svg += `</${name}>`;
      at = end;
    } else {
      const [whole, name = '', attributes = '', slash] = TAG.exec(text.slice(at)) ?? [];
      if (whole === undefined) throw new Unsafe('a tag that is none');
      if (open.length === 0 && (root !== undefined || name.replace('svg:', '') !== 'svg'))
        throw new Unsafe('no drawing');
      root ??= attributes;
      const local = name.replace(/^svg:/, '');
      const isOut = isLeftOut || local.includes(':') || LEFT_OUT.has(local);
      if (!isOut && !DRAWN_WITH.has(local)) throw new Unsafe(`the element ${local}`);
      if (!isOut) svg += `<${name}${writeAttributes(attributes)}${slash}>`;
      if (slash === '') open.push({ name, isLeftOut: isOut });
      at += whole.length;
    }
  }
  if (open.length > 0 || root === undefined) throw new Unsafe('a part that does not end');
  return { svg, root };
}

/** An SVG written anew with nothing in it that runs or loads something; a fault where it has such a thing; undefined for bytes that are none. */
export function readSvg(bytes: Buffer): Picture | PictureFault | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
  if (!/^\s*(?:<\?xml\s|<!--|<!doctype\s+svg|<(?:svg:)?svg[\s>])/i.test(text) || !/<(?:svg:)?svg[\s>]/.test(text))
    return undefined;
  try {
    const { svg, root } = writeSafe(text);
    const size = readSize(root);
    if (size === undefined) return { kind: 'unsafe', words: 'has no size: neither viewBox nor width and height' };
    return { type: 'image/svg+xml', bytes: Buffer.from(svg), ...size };
  } catch (error) {
    if (error instanceof Unsafe) return { kind: 'unsafe', words: `has ${error.message} in it` };
    throw error;
  }
}
