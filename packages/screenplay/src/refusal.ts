/** Why a file could not be read. The code is for programs; the message is Korean, for the person who chose it. */
export type ReadRefusalCode =
  | 'file_empty'
  | 'file_too_large'
  | 'password_needed'
  | 'password_wrong'
  | 'file_encrypted'
  | 'file_damaged'
  | 'file_unsupported'
  | 'file_mislabelled'
  | 'file_scanned'
  | 'file_unsafe'
  | 'empty_script'
  | 'file_lost'
  | 'reader_timeout'
  | 'reader_memory'
  | 'reader_failed';

export interface ReadRefusal {
  readonly ok: false;
  readonly code: ReadRefusalCode;
  readonly message: string;
}

const MESSAGES: Record<ReadRefusalCode, string> = {
  file_empty: '빈 파일이에요. 내용이 있는 파일을 올려 주세요.',
  file_too_large: '파일이 50MB를 넘어요. 그림을 빼거나 나누어 올려 주세요.',
  password_needed: '암호가 걸린 파일이에요. 파일의 암호를 입력하면 읽을 수 있어요.',
  password_wrong: '파일의 암호가 맞지 않아요. 다시 입력해 주세요.',
  file_encrypted: '여기서 풀 수 없는 방식으로 암호화된 파일이에요. 암호를 없애고 저장한 뒤 다시 올려 주세요.',
  file_damaged: '파일이 손상되었거나 중간에서 잘렸어요. 원본을 다시 저장해 올려 주세요.',
  file_unsupported:
    '읽을 수 없는 형식이에요. HWP, HWPX, PDF, DOCX, FDX, Fountain, TXT, MD, XLSX 파일을 올려 주세요.',
  file_mislabelled: '확장자와 내용이 달라요. 원래 프로그램에서 다시 저장해 올려 주세요.',
  file_scanned: '글자가 없는 스캔 PDF예요. 글자가 들어 있는 원본을 올려 주세요.',
  file_unsafe: '안전하지 않은 내용(외부 참조나 지나친 압축)이 들어 있어 읽지 않았어요.',
  file_lost: '올린 파일을 찾을 수 없어요. 다시 올려 주세요.',
  empty_script: '글이 없는 대본이에요. 내용이 있는 파일인지 확인해 주세요.',
  reader_timeout: '20초 안에 다 읽지 못했어요. 파일을 나누거나 다른 형식으로 저장해 올려 주세요.',
  reader_memory: '읽는 데 메모리가 너무 많이 들어 멈췄어요. 그림을 빼거나 나누어 올려 주세요.',
  reader_failed: '파일을 읽다가 멈췄어요. 다른 형식으로 저장해 다시 올려 주세요.',
};

/** A refusal as a value; `detail` is appended where the file itself tells more (a page, an inner part). */
export function refuseFile(code: ReadRefusalCode, detail?: string): ReadRefusal {
  return { ok: false, code, message: detail ? `${MESSAGES[code]} (${detail})` : MESSAGES[code] };
}

/** What a reader throws to end reading with a refusal; caught in one place, `readScript`. */
export class UnreadableFile extends Error {
  readonly refusal: ReadRefusal;
  constructor(code: ReadRefusalCode, detail?: string) {
    const refusal = refuseFile(code, detail);
    super(refusal.message);
    this.refusal = refusal;
  }
}
