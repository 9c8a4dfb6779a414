import { type ReadRefusal, type ReadRefusalCode, refuseFile } from '../../refusal.ts';

/** TI4: what a table says in other words than a script does, and what only a table has. */
const MESSAGES = {
  file_unsupported:
    '읽을 수 없는 형식이에요. XLSX, CSV, TXT, VCF(연락처), USS(촬영 일정) 파일을 올려 주세요.',
  file_macros: '매크로가 든 파일이에요. Excel에서 매크로 없는 XLSX로 저장해 올려 주세요.',
  schedule_damaged:
    'USS 파일의 내용이 규격과 달라 읽을 수 없어요. 만든 프로그램에서 다시 내보내 올려 주세요.',
  table_too_large: '표가 너무 커요. 20,000줄, 500열, 400,000칸까지 읽을 수 있으니 나누어 올려 주세요.',
  table_empty: '빈 표예요. 내용이 있는 시트인지 확인해 주세요.',
  table_unknown:
    '무슨 표인지 알 수 없어요. 머리글이 있어야 해요. 씬 구분표는 S#과 장소·내용, 스태프 명단은 이름과 연락처·직책, 촬영계획표는 회차·날짜와 씬.',
} as const;

export type TableRefusalCode = ReadRefusalCode | keyof typeof MESSAGES;

export interface TableRefusal {
  readonly ok: false;
  readonly code: TableRefusalCode;
  readonly message: string;
}

/** Why a table was not taken, with its Korean message; `detail` is what the file itself tells more. */
export function refuseTable(code: TableRefusalCode, detail?: string): TableRefusal {
  if (!(code in MESSAGES)) return refuseFile(code as ReadRefusalCode, detail);
  const message = MESSAGES[code as keyof typeof MESSAGES];
  return { ok: false, code, message: detail ? `${message} (${detail})` : message };
}

/** The same refusal in the words of tables: what its reader knows of advice stays behind it. */
export function inWordsOfTables({ code, message }: ReadRefusal): TableRefusal {
  const plain = refuseFile(code).message;
  return refuseTable(code, message === plain ? undefined : message.slice(plain.length + 2, -1));
}

/** What a table's reader throws to end reading with a refusal of its own. */
export class UnreadableTable extends Error {
  readonly refusal: TableRefusal;
  constructor(code: TableRefusalCode, detail?: string) {
    const refusal = refuseTable(code, detail);
    super(refusal.message);
    this.refusal = refusal;
  }
}
