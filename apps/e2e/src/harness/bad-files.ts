import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fixture = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(name, import.meta.resolve('@ddak/screenplay/fixtures'))));

/** The mark of an HWP file's header; its flags stand 36 bytes on, bit 1 of them says that it is encrypted. */
const HWP_MARK = Buffer.from('HWP Document File');

export interface BadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const file = (name: string, buffer: Buffer): BadFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

export function encryptedFile(): BadFile {
  const bytes = Buffer.from(fixture('night-bus-stop.hwp'));
  const flags = bytes.indexOf(HWP_MARK) + 36;
  bytes[flags] = bytes[flags]! | 2;
  return file('암호.hwp', bytes);
}

/** A PDF that says it is a DOCX. */
export const mislabelledFile = (): BadFile => file('이름만.docx', fixture('night-bus-stop.pdf'));

/** A picture that says it is an HWP file. */
export const pictureNamedScript = (): BadFile =>
  file('사진.hwp', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));

export const truncatedFile = (): BadFile => {
  const whole = fixture('night-bus-stop.docx');
  return file('잘린 파일.docx', whole.subarray(0, whole.length / 2));
};

export const emptyScript = (): BadFile => file('빈 대본.txt', Buffer.from(' \n\n \n'));

export const scriptWithoutHeading = (): BadFile =>
  file('제목 없는 글.txt', Buffer.from('오늘은 비가 왔다.\n우산을 잃어버렸다.\n버스를 기다렸다.\n'));

/** The path of a file of 51 MB, made in this folder, that takes no room on the disk. */
export function largeFile(folder: string): string {
  const path = join(folder, '큰 파일.pdf');
  writeFileSync(path, '%PDF-1.7\n');
  truncateSync(path, 51 * 1024 * 1024);
  return path;
}
