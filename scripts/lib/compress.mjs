import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const HASHED_TEXT = /[.-][0-9a-f]{8,64}\.(js|css|svg|json)$/;

/** Leaves `.br` and `.gz` copies beside each hashed text file, so that the server never compresses while one waits. */
export async function precompress(files) {
  await Promise.all(
    files
      .filter((file) => HASHED_TEXT.test(file))
      .map(async (file) => {
        const body = await readFile(file);
        if ((await stat(`${file}.br`).catch(() => undefined)) !== undefined) return;
        const options = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        };
        await writeFile(`${file}.gz`, await gz(body, { level: 9 }));
        await writeFile(`${file}.br`, await brotli(body, options));
      }),
  );
}
