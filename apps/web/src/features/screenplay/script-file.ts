import { SCRIPT_FORMATS } from '@ddak/domain';

/** The server takes no more; saying so here saves the wait. */
export const MAX_SCRIPT_BYTES = 50 * 1024 * 1024;

/** What a file picker offers. `.text` and `.spmd` are other names of plain text and Fountain. */
export const SCRIPT_ACCEPT = SCRIPT_FORMATS.map((format) => `.${format}`).join(',');

export const FORMAT_NAMES = 'HWP, HWPX, PDF, DOCX, FDX, Fountain, TXT, MD, XLSX';

/** Why a file cannot be uploaded, in Korean; null when it can. */
export function scriptFileProblem(file: { readonly name: string; readonly size: number }): string | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!(SCRIPT_FORMATS as readonly string[]).includes(ending))
    return ending === 'doc'
      ? '예전 워드 파일(.doc)은 읽지 못해요. 워드에서 .docx로 저장해 다시 올려 주세요.'
      : ending === 'xls'
        ? '예전 엑셀 파일(.xls)은 읽지 못해요. 엑셀에서 .xlsx로 저장해 다시 올려 주세요.'
        : `읽을 수 없는 형식이에요. ${FORMAT_NAMES} 파일을 올려 주세요.`;
  if (file.size === 0) return '내용이 없는 파일이에요. 다시 저장해서 올려 주세요.';
  if (file.size > MAX_SCRIPT_BYTES)
    return `파일이 ${Math.ceil(file.size / 1024 / 1024)}MB예요. 50MB까지 올릴 수 있어요. 그림을 빼고 저장해 보세요.`;
  return null;
}

/** `수정고_밤의정류장_2고.hwp` → `2고`: the label that a file's name suggests; empty for none. */
export const labelFromFileName = (name: string): string =>
  /(\d{1,2}고|수정고|촬영고|초고|최종고|완고)/.exec(name.normalize('NFC'))?.[1] ?? '';
