const GAP =
  '(?:\\s?(?:하나|한\\s?(?:명|마리|대|개|방울|푼|장|점)|전혀|아직|더\\s?이상|이제|이미|아무도|딱히|어디에도|더는|아예|도통|영))?';
const NOT_THERE = new RegExp(
  `^(?:들)?(?:도|조차|마저|은|는|이|가|라곤|이라곤|란|하나)?${GAP}(?:도|조차|만)?\\s?(?:없[는이다고어었으지네]|없,|없\\.|안 보이|보이지 않|찾을 수 없|찾지 못|아니[다고라었]|아닌(?!가)|사라지고 없)`,
);
const INSTEAD = /^\s?대신(?:에|\s|,|$)/;
const LIKE =
  /^(?:처럼|마냥|같이|만큼|보다)(?:\s|[,.]|도|는|$)|^\s?(?:같은|같이|같다|같고|만\s?한|만한|모양의|흉내|못지않|뺨치)|^(?:이|가|을|를|과|와)\s(?:닮|연상|떠올리게|비슷|흡사|다름없)/;
/** What people say or are called: `늑대라는 말`, `원숭이도 나무에서 떨어진다는 표정`, `고양이 눈을 한`. */
const A_SAYING =
  /^\S*(?:\s(?!\S*(?:채|며|고)\s)\S+){0,2}?(?:다는|라는|라던)\s(?:듯|말|표정|속담|소문|얼굴|투|식|눈빛|생각|별명)|^(?:\s\S{1,4})?(?:이라|라)(?:고)?\s(?:불리|불린|부르|부른)|^\s(?:눈|얼굴|표정|상|자세|꼴)(?:을|를)?\s(?:한|하고|지은|짓)/;
const AS_IF = /(?:마치|흡사)\s(?:\S+\s){0,2}$/;
const LEFT_OFF =
  /^(?:을|를|은|는|도)?\s(?:쓰|입|신|들|챙기|가져오|가지|매|끼|걸치|두르)지\s(?:않|못)|^(?:을|를)?\s(?:집에\s|깜빡\s)?(?:두고 (?:왔|온|나왔)|깜빡)|^이?라도\s(?:\S+\s)?있(?:으면|었으면|다면)/;
const SPOKEN_OF =
  /^(?:을|를|에)?\s(?:\S{1,5}\s)?(?:기다리|기다린|떠올리|떠올린|상상|그리워|꿈꾸|꿈꾼|잃어버|도둑맞|부탁하|예약하|신고하|그만두)|^(?:에)\s?(?:대해|대한|관한|관해)|^[을를가이]?\s(?:살|사려|탈|놓칠|놓쳐|놓친)(?:\s|고|까|$)|^\s?(?:이야기|얘기|생각|걱정|타령|전문|출신|중독)/;
const IN_PICTURE =
  /(?:사진|화면|그림|영상|티비|TV|텔레비전|뉴스|포스터|액자|꿈|동화|기억|거울|모니터|드라마|영화)\s?(?:속|안)(?:의|에서|에는|에)?\s(?:\S+\s){0,3}$/;
const ONCE = /(?:옛|예전|과거의|한때)\s$/;

/**
 * Whether a noun is only spoken of: there is none (`칼도 없이`), something else instead, likened (`짐승처럼`), awaited,
 * or only in a picture. `before` ends at the noun, `after` begins right behind its stem.
 */
export function isDenied(before: string, after: string): boolean {
  return (
    NOT_THERE.test(after) ||
    INSTEAD.test(after) ||
    LIKE.test(after) ||
    SPOKEN_OF.test(after) ||
    HEARD.test(after) ||
    LEFT_OFF.test(after) ||
    A_SAYING.test(after) ||
    AS_IF.test(before) ||
    ONCE.test(before)
  );
}

/** `타이어 긁는 소리`: it is only heard. */
const HEARD = /^(?:이|가|을|를)?\s(?:\S{1,6}\s)?\S{1,5}는\s?소리/;

/** Living things and vehicles inside a photograph or on a screen are not on the set. */
export const isInPicture = (before: string): boolean => IN_PICTURE.test(before);

const IN_A_MIND = /(?:눈|눈빛|눈동자|마음|마음속|머릿속|머리속|가슴속)(?:에|에서|에는|엔)?\s$/;
const IN_A_TONE = /(?:말|말투|말끝|목소리|눈빛|웃음|시선)(?:에|에는|엔|속에)\s$/;
const AS_A_MOOD = /^\S*\s(?:\S+\s){0,2}?(?:기분|심정|느낌|것 같|듯하|듯한)/;

/** `눈에 불꽃이 인다`, `안개 속을 헤매는 기분`, `말에 칼을 품은 듯`: weather and weapons of the mind. */
export function isOfTheMind(type: string, subtype: string, before: string, after: string): boolean {
  if (type === 'sfx') return IN_A_MIND.test(before) || AS_A_MOOD.test(after);
  return subtype === '무기' && IN_A_TONE.test(before);
}
