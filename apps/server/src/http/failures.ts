/** Every way in which a call can fail: its status, and what a person reads. The one table of them. */
const FAILURES = {
  invalid: [400, '보낸 내용이 올바르지 않아요.'],
  not_json: [400, '보낸 내용이 JSON이 아니에요.'],
  bad_request: [400, '요청을 이해하지 못했어요.'],
  unsupported_type: [415, '이 형식의 내용은 받을 수 없어요.'],
  wrong_credentials: [401, '이메일이나 비밀번호가 맞지 않아요.'],
  signed_out: [401, '로그인이 필요해요.'],
  session_expired: [401, '세션이 만료되어 로그아웃되었습니다. 다시 로그인해 주세요.'],
  second_factor_needed: [401, '2단계 인증이 필요해요. 인증 코드를 입력해 주세요.'],
  confirm_factor_needed: [403, '2단계 인증도 한 번 더 확인해 주세요.'],
  wrong_second_factor: [403, '인증이 맞지 않아요. 다시 시도해 주세요.'],
  second_factor_required: [
    403,
    '이 작품은 2단계 인증을 켠 사람만 볼 수 있어요. 내 계정에서 2단계 인증을 켜 주세요.',
  ],
  no_second_factor: [409, '2단계 인증을 먼저 켜 주세요.'],
  factor_setup_over: [409, '시간이 지나 다시 시작해야 해요. 인증 앱 등록을 처음부터 해 주세요.'],
  passkeys_not_here: [409, '이 주소에서는 패스키를 쓸 수 없어요. HTTPS 주소나 localhost로 열어 주세요.'],
  passkey_not_made: [422, '패스키를 등록하지 못했어요. 다시 시도해 주세요.'],
  too_many_passkeys: [409, '패스키는 20개까지 등록할 수 있어요. 쓰지 않는 것을 먼저 지워 주세요.'],
  wrong_password: [403, '비밀번호가 맞지 않아요.'],
  confirm_email_first: [
    403,
    '이메일을 확인해야 초대할 수 있어요. 받은 메일의 링크를 눌러 주세요. 내 계정에서 다시 받을 수 있어요.',
  ],
  role_too_high: [403, '내 권한보다 높은 권한은 줄 수 없어요.'],
  confirm_needed: [403, '비밀번호를 먼저 확인해 주세요.'],
  foreign_origin: [403, '다른 사이트에서 온 요청은 받지 않아요.'],
  forbidden: [403, '이 작업을 할 권한이 없어요.'],
  not_found: [404, '찾을 수 없어요.'],
  mail_link_invalid: [404, '이미 썼거나 기한이 지난 링크예요. 다시 요청해 주세요.'],
  project_not_found: [404, '작품을 찾을 수 없어요.'],
  invitation_not_found: [404, '쓸 수 없는 초대예요. 초대한 사람에게 새 링크를 받아 주세요.'],
  invitation_just_over: [
    409,
    '계정은 만들었지만 초대가 그사이 끝나서 참여를 요청하지 못했어요. 로그인한 뒤 초대한 사람에게 새 링크를 받아 주세요.',
  ],
  already_member: [409, '이미 참여하고 있는 작품이에요.'],
  key_not_found: [404, '쓸 수 없는 코드예요. 다시 확인해 주세요.'],
  key_used: [409, '이미 사용한 코드예요.'],
  key_used_up: [409, '이미 모두 사용된 코드예요.'],
  email_taken: [409, '이미 가입한 이메일이에요. 로그인해 주세요.'],
  owns_shared_projects: [
    409,
    '다른 사람이 참여하고 있는 내 작품이 있어 삭제할 수 없어요: {titles}. 다른 관리자에게 넘기거나 참여자를 내보낸 뒤 다시 시도해 주세요.',
  ],
  push_off: [409, '이 서버는 기기로 알림을 보내지 않아요.'],
  push_not_taken: [422, '이 브라우저로는 알림을 보낼 수 없어요. 다른 브라우저에서 켜 주세요.'],
  wrong_title: [409, '작품 제목이 맞지 않아요. 그대로 적어 주세요.'],
  project_shared: [
    409,
    '다른 사람이 참여하고 있어 삭제할 수 없어요. 먼저 내보내거나 관리자에게 작품을 넘겨 주세요.',
  ],
  refused: [409, '지금은 할 수 없는 작업이에요.'],
  too_large: [413, '파일이 너무 커요. {limit}MB까지 올릴 수 있어요.'],
  body_too_large: [413, '한 번에 보낼 수 있는 양을 넘었어요.'],
  sample_alone: [409, '예시 작품에는 다른 사람을 초대할 수 없어요. 새 작품을 만들어 함께 일해 주세요.'],
  storage_full: [
    413,
    '저장 공간이 부족해서 올릴 수 없어요. 내 계정에서 남은 공간을 확인하고 코드로 늘릴 수 있어요.',
  ],
  too_far_back: [409, '너무 많이 바뀌었어요. 변경 {limit}개까지 한 번에 되돌릴 수 있어요.'],
  upload_misplaced: [409, '파일의 다른 곳에서 이어 보냈어요. 받은 데까지 다시 확인해 주세요.'],
  upload_over: [404, '이어 올릴 수 있는 시간이 지났어요. 처음부터 다시 올려 주세요.'],
  empty_file: [422, '빈 파일이에요.'],
  password_wrong: [422, '파일의 암호가 맞지 않아요. 다시 입력해 주세요.'],
  picture_unsupported: [422, 'PNG, JPEG, WebP 그림만 올릴 수 있어요.'],
  picture_too_large: [422, '그림이 너무 커요. 2400만 화소보다 작은 그림을 올려 주세요.'],
  picture_damaged: [422, '그림 파일을 읽지 못했어요. 다시 저장해서 올려 주세요.'],
  preview_unsupported: [422, '여기서는 볼 수 없는 그림이에요. 내려받아 열어 주세요.'],
  preview_too_large: [422, '그림이 너무 커서 여기서는 볼 수 없어요. 내려받아 열어 주세요.'],
  preview_damaged: [422, '그림을 읽지 못했어요. 내려받아 열어 보세요.'],
  table_unreadable: [422, '표를 읽지 못했어요. 다시 저장해 올려 주세요.'],
  form_not_xlsx: [422, 'XLSX 파일이 아니거나 암호가 걸려 있어요. 엑셀에서 XLSX로 저장해 올려 주세요.'],
  form_macros: [422, '매크로가 든 파일은 받지 않아요. 매크로 없는 XLSX로 저장해 올려 주세요.'],
  form_reaches_out: [
    422,
    '다른 파일이나 외부 자료에 연결된 파일은 받지 않아요. 연결을 끊고 다시 저장해 올려 주세요.',
  ],
  form_damaged: [422, '파일이 손상되었거나 지나치게 커요. 엑셀에서 다시 저장해 올려 주세요.'],
  form_problems: [422, '양식에 고칠 곳이 있어요.'],
  form_not_filled: [422, '우리 양식을 채우지 못했어요. 양식을 줄이거나 다시 올려 주세요.'],
  day_cancelled: [
    409,
    '취소한 촬영이라 당일 대본이 없어요. 취소하기 전의 판을 열면 그때의 당일 대본을 받을 수 있어요.',
  ],
  no_form: [404, '올린 양식이 없어요. 양식 고치기에서 우리 양식을 올려 주세요.'],
  import_not_zip: [422, 'ZIP 파일이 아니에요. DDAK에서 내보낸 파일을 골라 주세요.'],
  import_not_ddak: [422, 'DDAK에서 내보낸 작품이 아니에요.'],
  import_version: [422, '더 새로운 DDAK에서 내보낸 작품이에요. 이 서버를 업데이트한 뒤에 가져와 주세요.'],
  import_unsafe: [422, '폴더 밖으로 나가는 이름이나 바로 가기가 든 파일은 받지 않아요. {path}'],
  import_locked: [422, '암호가 걸린 ZIP 파일은 가져올 수 없어요. 암호 없이 다시 압축해 주세요.'],
  import_bomb: [422, '풀면 지나치게 커지는 파일이에요. DDAK에서 다시 내보내 주세요.'],
  import_damaged: [422, '파일이 손상되었어요. 다시 내려받거나 내보내 주세요.'],
  import_missing: [422, '들어 있어야 할 파일이 빠져 있어요: {path}'],
  import_changed: [422, '내보낸 뒤에 바뀐 파일이 있어요: {path}'],
  import_invalid: [422, '작품의 내용이 맞지 않아 가져올 수 없어요: {where}'],
  unknown_format: [
    422,
    '읽을 수 없는 형식이에요. PDF, HWP, HWPX, DOCX, FDX, Fountain, TXT, MD, XLSX 파일을 올려 주세요.',
  ],
  too_many_requests: [429, '요청이 너무 잦아요. {seconds}초 뒤에 다시 시도해 주세요.'],
  too_many_codes: [
    429,
    '맞지 않는 인증 코드가 너무 많았어요. 전에 로그인한 브라우저나 복구 코드를 쓰거나, 비밀번호를 바꾼 뒤 다시 시도해 주세요.',
  ],
  factor_unreadable: [
    503,
    '서버의 열쇠가 바뀌어 2단계 인증을 확인할 수 없어요. 복구 코드를 쓰거나 서버 관리자에게 알려 주세요.',
  ],
  internal: [500, '서버에 문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.'],
  retry: [503, '서버가 잠시 바빠요. 곧 다시 시도해 주세요.'],
  files_away: [503, '파일을 두는 곳에 닿지 못했어요. 잠시 뒤에 다시 시도해 주세요.'],
  starting: [503, '서버가 준비 중이에요. 잠시만 기다려 주세요.'],
  disk_full: [507, '서버의 저장 공간이 가득 차서 저장하지 못했어요. 관리자에게 알려 주세요.'],
} as const satisfies Record<string, readonly [number, string]>;

export type FailureCode = keyof typeof FAILURES;
export type FailureDetails = Readonly<Record<string, unknown>>;

/** A call that fails on purpose. `message`, when given, says more than the table's. */
export class HttpFailure extends Error {
  readonly code: FailureCode;
  readonly details: FailureDetails | undefined;
  constructor(code: FailureCode, details?: FailureDetails, message?: string) {
    super(message ?? failureMessage(code, details));
    this.code = code;
    this.details = details;
  }
}

export const statusOf = (code: FailureCode): number => FAILURES[code][0];

function failureMessage(code: FailureCode, details: FailureDetails | undefined): string {
  return FAILURES[code][1].replace(/\{(\w+)\}/g, (_, name: string) => String(details?.[name] ?? ''));
}

/** The body of a failed call (`failureSchema` of the protocol). */
export const failureBody = (
  failure: HttpFailure,
): { message: string; code: string; details?: FailureDetails } => ({
  message: failure.message,
  code: failure.code,
  ...(failure.details ? { details: failure.details } : {}),
});
