import { access, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The bytes of a file that was named on the command line, or why it cannot be read, in Korean. */
export async function readInput(file: string): Promise<Uint8Array | string> {
  try {
    return await readFile(await locate(file));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return '파일이 없어요.';
    if (code === 'EISDIR') return '파일이 아니라 폴더예요.';
    if (code === 'EACCES') return '파일을 읽을 권한이 없어요.';
    if (code === 'ERR_FS_FILE_TOO_LARGE') return '파일이 50MB를 넘어요.';
    throw error;
  }
}

/** npm runs commands in the repository's root; a path is meant from where npm was called. */
async function locate(file: string): Promise<string> {
  const called = process.env.INIT_CWD;
  if (called === undefined) return file;
  const found = await access(file).then(
    () => true,
    () => false,
  );
  return found ? file : resolve(called, file);
}
