import { SCRIPT_FORMATS } from '@ddak/domain';

/** The server takes no more; saying so here saves the wait. */
export const MAX_SCRIPT_BYTES = 50 * 1024 * 1024;

/** What a file picker offers. `.text` and `.spmd` are other names of plain text and Fountain. */
export const SCRIPT_ACCEPT = SCRIPT_FORMATS.map((format) => `.${format}`).join(',');

export const FORMAT_NAMES = 'HWP, HWPX, PDF, DOCX, FDX, Fountain, TXT, MD, XLSX';

/** What to do with what is often sent and not read, by its ending. */
const ADVICE: readonly (readonly [endings: string, advice: string])[] = [
  ['doc', '예전 워드 파일(.doc)은 읽지 못해요. 워드에서 .docx로 저장해 다시 올려 주세요.'],
  ['xls', '예전 엑셀 파일(.xls)은 읽지 못해요. 엑셀에서 .xlsx로 저장해 다시 올려 주세요.'],
  ['rtf odt wps', '이 문서 형식은 읽지 못해요. 쓰던 프로그램에서 DOCX나 PDF로 저장해 다시 올려 주세요.'],
  ['pages', 'Pages 파일은 읽지 못해요. Pages에서 DOCX나 PDF로 내보내 다시 올려 주세요.'],
  ['fadein', 'Fade In 파일은 읽지 못해요. Fade In에서 FDX나 PDF로 내보내 다시 올려 주세요.'],
  [
    'gdoc gsheet',
    '구글 드라이브의 바로가기라 글이 들어 있지 않아요. 구글 문서에서 ‘파일 → 다운로드’로 DOCX를 받아 올려 주세요.',
  ],
  ['zip 7z rar alz egg', '압축 파일은 읽지 못해요. 압축을 풀고 시나리오만 올려 주세요.'],
  [
    'jpg jpeg png gif webp heic bmp tif tiff',
    '그림이나 사진은 읽지 못해요. 글자가 들어 있는 원본 파일을 올려 주세요.',
  ],
  ['ppt pptx key', '발표 자료는 읽지 못해요. 시나리오를 DOCX나 PDF로 저장해 올려 주세요.'],
];

/** TI21: a table in text, which no script is. */
const TABLE_ENDINGS: ReadonlySet<string> = new Set(['csv', 'tsv', 'vcf', 'uss']);
const NO_SCRIPT =
  '표 파일은 시나리오로 읽지 않아요. 씬 구분표는 씬에서, 스태프 명단은 스태프에서, 촬영계획표는 촬영계획표에서 가져와 주세요.';

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** TI21: what may be a table that is no script: it is looked at before it is sent as one. */
export const mayBeTable = ({ name, size }: ScriptFile): boolean =>
  size > 0 && (TABLE_ENDINGS.has(endingOf(name)) || endingOf(name) === 'xlsx');

interface ScriptFile {
  readonly name: string;
  readonly size: number;
}

/** Why a file cannot be uploaded, in Korean; null when it can. */
export function scriptFileProblem(file: ScriptFile): string | null {
  const ending = endingOf(file.name);
  if (file.size === 0) return '내용이 없는 파일이에요. 다시 저장해서 올려 주세요.';
  if (TABLE_ENDINGS.has(ending)) return NO_SCRIPT;
  if (!(SCRIPT_FORMATS as readonly string[]).includes(ending))
    return (
      ADVICE.find(([endings]) => endings.split(' ').includes(ending))?.[1] ??
      `읽을 수 없는 형식이에요. ${FORMAT_NAMES} 파일을 올려 주세요.`
    );
  if (file.size > MAX_SCRIPT_BYTES)
    return `파일이 ${Math.ceil(file.size / 1024 / 1024)}MB예요. 50MB까지 올릴 수 있어요. 그림을 빼고 저장해 보세요.`;
  return null;
}

/** `수정고_밤의정류장_2고.hwp` → `2고`: the label that a file's name suggests; empty for none. */
export const labelFromFileName = (name: string): string =>
  /(\d{1,2}고|수정고|촬영고|초고|최종고|완고)/.exec(name.normalize('NFC'))?.[1] ?? '';
