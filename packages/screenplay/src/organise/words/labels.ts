import { foldWidth } from '../lines/normalise-text.ts';
import { readStoryFlag } from './story-flags.ts';

/** Words before a colon or alone on a line that are no people. */
const LABELS = new Set(
  `자막 타이틀 제목 부제 지문 장소 곳 시간 때 시각 날짜 배경 음악 노래 음향 효과 효과음 화면 인서트 인써트 몽타주 회상 플래시백 등장인물 인물 출연
  소품 의상 분장 미술 조명 촬영 카메라 극본 각본 각색 원작 연출 기획 제작 제작사 프로듀서 참고 주의 비고 메모 로그라인 시놉시스 줄거리 기획의도 장르
  러닝타임 분량 버전 작성일 수정일 연락처 전화번호 이메일 문자 간판 현수막 암전 침묵 정적 사이 컷 끝 계속 오프닝 엔딩 프롤로그 에필로그 크레딧 예고 내용 상황 준비물 보조출연 등장 출연자 출연진 카톡 톡 메시지 메신저 채팅 단톡방 문자메시지 댓글 DM SNS
  BGM OST CG SE S.E S.E. M SFX VFX INSERT TITLE SUPER SUBTITLE CAPTION NOTE NOTES E MUSIC SOUND CAMERA FADE CUT THE END END MONTAGE FLASHBACK INTERCUT CONTINUED
  WRITTEN AUTHOR CREDIT SOURCE DRAFT CONTACT COPYRIGHT DATE LOCATION TIME CAST SYNOPSIS`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether a phrase is a label such as 자막 or BGM, which looks like a cue but names no person. */
export function isLabel(phrase: string): boolean {
  const text = phrase.trim().replace(/\s*\d+$/, '');
  return (
    LABELS.has(text) ||
    LABELS.has(text.toUpperCase()) ||
    /^(?:자막|인서트|음악|효과음|화면|BGM|문자)[\s(]|\s(?:화면|자막|문자|메시지|카톡|음악|노래|효과음|안내문|간판)$/.test(
      text,
    )
  );
}

const TRANSITION =
  /^(?:(?:(?:SMASH|MATCH|JUMP|HARD|QUICK|TIME)\s+)?CUT\s+(?:BACK\s+)?TO|DISSOLVE(?:\s+TO)?|FADE\s+(?:IN|OUT|UP|TO(?:\s+\w+)?)|WIPE\s+TO|BACK\s+TO|IRIS\s+(?:IN|OUT)|INTERCUT\s+WITH)\b.{0,20}[:.]?$/i;
const KOREAN_TRANSITION =
  /^[<([]?\s*(?:F\.?\s*[IO]\.?|O\.?\s*L\.?|DIS\.?|디졸브|디졸브\s*투|페이드\s*(?:인|아웃)|컷\s*(?:투|백)|컷|암전|화면\s*전환|C\.?T\.?)\s*[>)\]]?\s*[.:]?$/i;

/** CUT TO:, FADE OUT., 디졸브, (F.O): how one scene passes into the next. */
export function isTransition(text: string): boolean {
  const line = foldWidth(text).trim();
  return TRANSITION.test(line) || KOREAN_TRANSITION.test(line) || /^[A-Z\s]{2,30}TO:$/.test(line);
}

/** Parts of an English script that stand alone on their line: COLD OPEN, ACT ONE, END OF ACT TWO. */
export const ACT_BREAK: RegExp =
  /^(?:END\s+OF\s+)?(?:(?:COLD\s+OPEN|TEASER|TAG|PROLOGUE|EPILOGUE)|ACT\s+(?:[IVX]+|\d+|ONE|TWO|THREE|FOUR|FIVE|SIX)|제?\s?\d{1,2}\s?막(?:\s?끝)?)(?:\s*\(CONT[’']?D\))?\.?$/i;

/** What closes a script, an episode or a page: `(끝)`, `- 제1부 끝 -`, `2화에 계속`, `END OF EPISODE`, `(CONTINUED)`. */
export const CLOSING: RegExp =
  /^[-=*~<([{〈《【「\s]*(?:(?:제\s*)?\d{0,3}\s*(?:부|회|화|편)?\s*(?:의\s*)?(?:끝|막)|(?:다음|제?\s*\d{1,3})\s*(?:부|회|화|편)에\s*(?:계속|이어집니다)|계속|THE END|END|END OF (?:SHOW|EPISODE|FILM|PILOT|SCRIPT|PART (?:\d+|[A-Z]+))|(?:\(?CONTINUED\)?|CONT'D)\s*:?\s*(?:\(\d+\))?)[-=*~>)\]}〉》】」\s.]*$/i;

/** A line drawn with characters, to set scenes apart. */
export const RULE: RegExp = /^\s*(?:[-‐-―─━═=_~*+#※◇◆■□●○•·☆★]\s*){3,}$/;

/** What closes the whole script. */
export const FINAL: RegExp = /^[-=*~<([〈《「\s]*(?:끝|完|완|대본 끝|THE END|END|FIN)[-=*~>)\]〉》」\s.]*$/i;

/** Notes to the reader rather than to the story: `자막: …`, `BGM: …`, `[[…]]`, `※ …`. */
export function isNote(written: string): boolean {
  const text = foldWidth(written);
  if (/^(?:\[\[|※|→|⇒|☞)/.test(text)) return true;
  const bracketed = /^[[<【〈《]\s*([^\]>】〉》]{1,12})[\]>】〉》](?!\s*:)/.exec(text)?.[1]?.trim();
  if (bracketed !== undefined && isLabel(bracketed)) return true;
  if (
    /^\((?:자막|타이틀|BGM|음악|음향|효과음?|SE|S\.E\.?|BG|문자(?:\s*알림음?)?|카톡|알림음|안내\s*방송)\)\s*\S/i.test(
      text,
    )
  )
    return true;
  if (/^(?:자막|타이틀|BGM|음악|효과음)\s*[-–.]\s*\S/i.test(text)) return true;
  // `E. 문 닫는 소리`, `SE) 뿅`: what is heard, in a script of Korean; `화면) …` what is read.
  if (/^(?:E|M|SE|S\.E|BG)\s*[.)]\s*[^A-Za-z]*[가-힣]/.test(text)) return true;
  const closed = /^([^():]{1,8})\)\s*\S/.exec(text)?.[1];
  if (closed !== undefined && isLabel(closed) && readStoryFlag(closed) === null) return true;
  const label = /^([^:]{1,12}?)\s*:/.exec(text)?.[1];
  return label !== undefined && isLabel(label) && label.trim() !== '지문';
}
