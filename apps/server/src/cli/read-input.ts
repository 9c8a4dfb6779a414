import { readFile } from 'node:fs/promises';

/** The bytes of a file that was named on the command line, or why it cannot be read, in Korean. */
export async function readInput(file: string): Promise<Uint8Array | string> {
  try {
    return await readFile(file);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return '파일이 없어요.';
    if (code === 'EISDIR') return '파일이 아니라 폴더예요.';
    if (code === 'EACCES') return '파일을 읽을 권한이 없어요.';
    if (code === 'ERR_FS_FILE_TOO_LARGE') return '파일이 50MB를 넘어요.';
    throw error;
  }
}
