/** What a file is by its bytes, whatever its name says (FS8). */
export const FILE_CONTENTS = [
  ...(['png', 'jpeg', 'webp', 'gif', 'heic'] as const),
  ...(['pdf', 'office', 'archive', 'text', 'html'] as const),
  ...(['audio', 'video', 'program', 'unknown'] as const),
] as const;
export type FileContents = (typeof FILE_CONTENTS)[number];

const PICTURES: readonly FileContents[] = ['png', 'jpeg', 'webp', 'gif', 'heic'];
const PICTURE_NAMES = ['png', 'jpg', 'jpeg', 'webp', 'gif', 'heic', 'heif'];

const NAMED: readonly (readonly [endings: readonly string[], contents: readonly FileContents[]])[] = [
  // A picture by another picture's name is shown by every program.
  [PICTURE_NAMES, PICTURES],
  [['pdf'], ['pdf']],
  [
    ['hwp', 'hwpx', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'],
    ['office', 'archive'],
  ],
  [
    ['zip', '7z', 'rar', 'gz', 'tgz'],
    ['archive', 'office'],
  ],
  [
    ['txt', 'md', 'csv', 'fountain', 'fdx'],
    ['text', 'html'],
  ],
  [['html', 'htm', 'svg'], ['html']],
  [
    ['mp3', 'm4a', 'wav', 'aac', 'ogg', 'flac'],
    ['audio', 'video'],
  ],
  [
    ['mp4', 'mov', 'm4v', 'webm', 'mkv', 'avi'],
    ['video', 'audio'],
  ],
];

/** Pictures can be shown; nothing else is. */
export const isPicture = (contents: FileContents | null): boolean =>
  contents !== null && PICTURES.includes(contents);

/** AT9: of these pictures smaller ones are made to be looked at. */
export const hasPreview = (contents: FileContents | null): boolean =>
  contents === 'png' || contents === 'jpeg' || contents === 'webp';

/** Whether a file is something else than its name says. What has no ending, or one that we do not know, says nothing. */
export function isMisnamed(name: string, contents: FileContents | null): boolean {
  if (contents === null) return false;
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (contents === 'program') return ending !== '' && NAMED.some(([endings]) => endings.includes(ending));
  const said = NAMED.find(([endings]) => endings.includes(ending));
  return said !== undefined && !said[1].includes(contents);
}

const WORDS: Readonly<Record<FileContents, string>> = {
  png: 'PNG 그림',
  jpeg: 'JPEG 사진',
  webp: 'WebP 그림',
  gif: 'GIF 그림',
  heic: 'HEIC 사진',
  pdf: 'PDF',
  office: '문서',
  archive: '압축 파일',
  text: '텍스트',
  html: '웹 문서',
  audio: '소리',
  video: '영상',
  program: '실행 파일',
  unknown: '알 수 없는 파일',
};

/** What is said of a file that is not what its name says (FS8); empty of any other. */
export const misnamedWords = (name: string, contents: FileContents | null): string =>
  contents !== null && isMisnamed(name, contents) ? `이름과 내용이 달라요: ${WORDS[contents]}` : '';
