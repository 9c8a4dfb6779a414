const GAP =
  '(?:\\s?(?:하나|한\\s?(?:명|마리|대|개|방울|푼|장|점)|전혀|아직|더\\s?이상|이제|이미|아무도|딱히|어디에도|더는|아예|도통|영))?';
const NOT_THERE = new RegExp(
  `^(?:들)?(?:도|조차|마저|은|는|이|가|라곤|이라곤|란|하나)?${GAP}(?:도|조차|만)?\\s?(?:없[는이다고어었으지네]|없,|없\\.|안 보이|보이지 않|찾을 수 없|찾지 못|아니[다고라었]|아닌(?!가)|사라지고 없)`,
);
const INSTEAD = /^\s?대신(?:에|\s|,|$)/;
const LIKE =
  /^(?:처럼|마냥|같이|만큼|보다)(?:\s|[,.]|도|는|$)|^\s?(?:같은|같이|같다|같고|만\s?한|만한|모양의|흉내|못지않|뺨치)|^(?:이|가|을|를|과|와)\s(?:닮|연상|떠올리게|비슷|흡사|다름없)/;
const AS_IF = /(?:마치|흡사)\s(?:\S+\s){0,2}$/;
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
    AS_IF.test(before) ||
    ONCE.test(before)
  );
}

/** Living things and vehicles inside a photograph or on a screen are not on the set. */
export const isInPicture = (before: string): boolean => IN_PICTURE.test(before);
