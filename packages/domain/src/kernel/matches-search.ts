import { getChoseong } from 'es-hangul';

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/**
 * Whether any of the texts holds the search words: as written, or by initial consonants (ㅍㅇㅈ finds 편의점).
 * White space and case do not count; an empty search matches everything.
 */
export function matchesSearch(texts: readonly string[], search: string): boolean {
  const wanted = fold(search);
  if (wanted === '') return true;
  const byInitials = /^[ㄱ-ㅎ0-9a-z#.-]+$/.test(wanted) && /[ㄱ-ㅎ]/.test(wanted);
  return texts.some((text) => {
    const folded = fold(text);
    return folded.includes(wanted) || (byInitials && initials(folded).includes(wanted));
  });
}

/** Each syllable as its initial consonant, everything else as it is. */
const initials = (text: string): string => [...text].map((char) => getChoseong(char) || char).join('');
