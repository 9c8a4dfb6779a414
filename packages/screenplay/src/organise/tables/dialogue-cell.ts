import { findCues } from '../cues/cue-candidates.ts';
import { NARRATOR } from '../cues/speaker-name.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { isNote } from '../words/labels.ts';

/** A piece of a cell of speech with its type, and who speaks. */
export interface SpokenPiece {
  type: 'character' | 'parenthetical' | 'dialogue' | 'note';
  text: string;
  /** Of a cue, and of what is said without one. */
  who?: string;
}

/** `-`, `없음`, `(무음)`: nobody speaks. */
const NOTHING =
  /^[\s([<]*(?:[-–—~xX·]|없음|무음|무|대사\s*없음|내레이션\s*없음|N\/A|none|no\s*dialogue|silent)[\s)\]>.]*$/i;

/**
 * A cell of a column of speech: `이름: 말`, `이름(지시) 말`, what one person goes on saying, or words without a name, which
 * are `speaker`'s: of the row's own column, else of the narrator.
 */
export function readSpeech(
  lines: readonly SourceLine[],
  speaker: string | null,
  isNarration: boolean,
): SpokenPiece[] {
  const pieces: SpokenPiece[] = [];
  let open = false;
  for (const line of lines) {
    const { text } = line;
    if (NOTHING.test(text) || isNote(text)) {
      pieces.push({ type: 'note', text });
      continue;
    }
    // `훅: …` in a column of narration says what the words are for.
    const cue = (isNarration ? [] : findCues(line, 0)).find(({ form, name, speech }) => {
      return (
        form === 'colon' ||
        (form === 'paren' && speech !== '') ||
        (form === 'bold' && name.others.length === 0)
      );
    });
    const narrated =
      /^\s*[([](?:내레이션|나레이션|내래이션|narration|na|n|v\.?o\.?)[)\]]\s*:?\s*(\S.*)$/i.exec(text);
    if (cue) {
      pieces.push({ type: 'character', text: cue.written, who: cue.name.who });
      if (cue.parenthetical) pieces.push({ type: 'parenthetical', text: cue.parenthetical });
      if (cue.speech !== '') pieces.push({ type: 'dialogue', text: cue.speech });
    } else if (narrated?.[1]) {
      const written = text.slice(0, text.length - narrated[1].length).trim();
      pieces.push(
        { type: 'character', text: written, who: NARRATOR },
        { type: 'dialogue', text: narrated[1] },
      );
    } else if (/^\([^()]*\)$/.test(text)) pieces.push({ type: open ? 'parenthetical' : 'note', text });
    else {
      pieces.push({ type: 'dialogue', text, ...(open ? {} : { who: speaker ?? NARRATOR }) });
    }
    open = true;
  }
  return pieces;
}
