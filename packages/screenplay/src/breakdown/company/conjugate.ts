/** How many final consonants a syllable may have. */
const FINALS = 28;
const RIEUL = 8;
/** What verbs take on when they are conjugated: 오르다, 오른, 오를, 오름, 오릅니다, 올랐다; 흔들다, 흔든, 흔듭니다. */
const AFTER_OPEN = [0, 4, RIEUL, 16, 17, 20];
const AFTER_RIEUL = [RIEUL, 4, 17];

/**
 * `오르|흔들` finds 오른다 and 흔든다 too: the end of each alternative stands for its conjugated forms.
 * A particle by itself has none.
 */
export const conjugate = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source.replace(/(?<=[가-힣]|[(|:](?![을를이가은는도만로의와과에]))([가-힣])(?=[|)])/g, (end) => {
      const code = end.charCodeAt(0) - 0xac00;
      const finals =
        code % FINALS === 0 ? AFTER_OPEN : code % FINALS === RIEUL ? AFTER_RIEUL : [code % FINALS];
      const open = 0xac00 + code - (code % FINALS);
      return `[${finals.map((final) => String.fromCharCode(open + final)).join('')}]`;
    }),
  );
