const ADDRESS =
  /\b(?:I|you|we|me|my|your|our|us|mine|yours|let's|gonna|yeah|yes|no|okay|please|thanks|sorry|this|that|here)\b|\b\w+['’](?:m|re|ve|ll|d|t|s)\b/i;
const TOLD =
  /^(?:He|She|They|The|An?|Two|Three|Several|Both|Outside|Inside|Behind|Beyond|Above|Below|Across|Somewhere)\s+[A-Za-z]+/;
/** `Mara gives him her bowl.`, `Nobody speaks.`: somebody named, and a verb of the third person. */
const SOMEBODY_DOES =
  /^(?!(?:It|That|This|There|What|Who|Where|How|Why)\b)[A-Z][a-z]+(?:\s[A-Z][a-z]+)?\s(?:[a-z]{2,}s|[A-Z]{3,}S)\b/;
/** `IVY TRAN (26) sits`: somebody enters with an age. */
const INTRODUCED = /\b[A-Z]{2,}(?:\s[A-Z]{2,})*\s\(\d{1,2}/;

/** Whether English text speaks to somebody, or of the one who speaks. */
export const addressesSomebody = (text: string): boolean => ADDRESS.test(text);

/** Whether English text reads as narration: told of a third person, and spoken to nobody. */
export function readsAsEnglishAction(text: string): boolean {
  if (/(?:^|[.!?]\s+)(?:He|She|They|The|An?|It)\s+[a-z]+s\b/.test(text) || /^[A-Z]{3,}[\s,]/.test(text))
    return true;
  if (INTRODUCED.test(text)) return true;
  if (ADDRESS.test(text)) return false;
  const sentences = text.split(/(?<=[.!?…])\s+/);
  return TOLD.test(text) || sentences.some((one) => SOMEBODY_DOES.test(one));
}
