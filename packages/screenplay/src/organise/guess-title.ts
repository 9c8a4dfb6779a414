import { foldWidth } from './lines/normalise-text.ts';
import type { SourceLine } from './lines/source-line.ts';

/** Headings of what stands before a script; none of them is its name. */
const SECTION =
  /^(?:기획\s*의도|등장\s*인물|인물\s*소개|줄거리|시놉시스|로그\s*라인|차례|목차|씬\s*(?:리스트|구분표|구성표)|작가의\s*말|FADE IN)/i;

/** What kind of thing it is, which version of it, and who made it: `장편 시나리오`, `16부작 미니시리즈`, `2고`. */
const KIND =
  /^(?:\d+\s*부작\s*)?(?:(?:장편|단편|중편|독립|상업|청소년|가족|극|졸업|창작|웹|미니|특집|단막|일일|주말|특별|극영화|파일럿|낭독|인형|라디오|OTT|TV|드라마)\s*)*(?:극?영화|시나리오|대본|드라마|단막극?|낭독극|인형극|희곡|시리즈|시트콤|애니메이션|다큐멘터리|스페셜|극본|각본|구성안|트리트먼트|스크립트|콘티|script|screenplay)(?:\s*(?:시나리오|대본|극본|각본|구성안))*\s*(?:\d고|초고|최종고?|수정고|ver\.?\s*[\d.]+|v[\d.]+)?$|^(?:초고|\d고|최종고?|수정고|완고|가안|(?:FIRST|SECOND|FINAL)\s+DRAFT)(?:\s*[(\d.].*)?$/i;
/** `[웹드라마] 층간소음`. */
const GENRE = /^\s*(?:\[[^\][]{2,12}\]\s+|[<([]\s*가제\s*[>)\]]\s*)(?=\S)/;
const QUOTED = /[<《〈「『【]\s*([^<>《》〈〉「」『』【】]{1,40}?)\s*[>》〉」』】]/;

/** The title as the lines before the first heading give it, or null. */
export function guessTitle(front: readonly SourceLine[]): string | null {
  const texts = front.slice(0, 30).map(({ text }) => foldWidth(text).replace(GENRE, '').trim());
  for (const text of texts) {
    const labelled = /^(?:제\s*목|작품\s*명|TITLE)\s*:\s*(.{1,60})$/i.exec(text)?.[1];
    if (labelled) return unquote(labelled);
  }
  const named = texts.filter((text) => !/^(?:\[|\(|-|\d|제\s*\d)/.test(text) && !KIND.test(text));
  const first = named[0];
  // `시트콤 <우리 동네 반장선거>`: what is set off is the name, on one of the first lines.
  const quoted = texts.slice(0, 3).find((text) => QUOTED.test(text) && !/[.?!]$/.test(text));
  const name = quoted ? QUOTED.exec(quoted)?.[1] : undefined;
  if (name && !SECTION.test(name)) return name;
  if (first === undefined || SECTION.test(first)) return null;
  if (first.length > 40 || /[.?!]$|다\.?$|:/.test(first)) return null;
  return unquote(first);
}

const WRAPPED = /^[<《〈「『【"“'‘[]+([^<>《》〈〉「」『』【】[\]]+)[>》〉」』】"”'’\]]+$/;
/** `장편 극영화 시나리오 / 회색 지대`, `연습생 / EP.3`: what is no name before and behind the name. */
const BESIDE =
  /\s*[-–/|,]?\s*(?:(?:\d+부작)?\s*[-–/|]?\s*(?:제\s*)?\d{1,3}\s*[부회화]|EP(?:ISODE)?\.?\s*\d+.*)$/i;

function unquote(text: string): string {
  const parts = text.split(/\s+[/|]\s+/).map((part) => part.trim());
  const names = parts.filter((part) => !KIND.test(part) && part.replace(BESIDE, '') !== '');
  const name = names.length === 1 && names[0] ? names[0] : text.trim();
  const bare = (WRAPPED.exec(name)?.[1] ?? name).trim();
  return bare.replace(BESIDE, '').trim() || bare;
}
