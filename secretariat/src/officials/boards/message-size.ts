/** Width of a letter and height of a line, by the size of the letters. */
const LETTER = 0.6;
const LINE = 1.18;
const LEAST = 0.04;
/** Letters that are as large as this leave room at the edges. */
const LARGEST = 0.42;

/** How many lines a text takes where a line has so many letters. */
function countLines(text: string, letters: number): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let used = 0;
    lines += 1;
    for (const word of paragraph.split(' ')) {
      const next = used === 0 ? word.length : used + 1 + word.length;
      if (next <= letters) used = next;
      else {
        lines += 1;
        used = word.length;
      }
    }
  }
  return lines;
}

/** The largest letters, in parts of a picture's height, with which a text fits into it without cutting a word. */
export function findMessageSize(
  text: string,
  { width, height }: { readonly width: number; readonly height: number },
  largest = LARGEST,
): number {
  const longest = Math.max(1, ...text.split(/\s/).map(({ length }) => length));
  for (let part = largest; part > LEAST; part -= 0.01) {
    const letters = Math.floor(width / (part * height * LETTER));
    if (longest <= letters && countLines(text, letters) * part * LINE <= 1) return part;
  }
  return LEAST;
}
