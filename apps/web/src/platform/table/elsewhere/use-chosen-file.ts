import type { TableSheets } from '@ddak/protocol';
import type { TableKind } from '@ddak/screenplay/table';
import { useState } from 'react';
import { otherKind } from './other-kind.ts';

interface Chosen {
  readonly file: File;
  readonly isPasted: boolean;
  /** What was read of it; null: it was refused. */
  readonly content: TableSheets | null;
  /** How many more were let go of with it: tables are read one at a time. */
  readonly more: number;
  /** TI21: it is another kind, and is to come in here all the same. */
  readonly isInsisted: boolean;
}

/** What was chosen last as a table of this kind, and where it belongs if it is none (TI21). */
export function useChosenFile(as: TableKind) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const other = chosen && !chosen.isInsisted ? otherKind({ ...chosen, name: chosen.file.name }, as) : null;
  return {
    setChosen,
    other: other && chosen ? { to: other, file: chosen.file } : null,
    insist: () => setChosen((before) => before && { ...before, isInsisted: true }),
    notes:
      chosen && chosen.more > 0
        ? [
            `파일 ${chosen.more + 1}개 가운데 ‘${chosen.file.name}’만 읽었어요. 나머지는 하나씩 가져와 주세요.`,
          ]
        : [],
  };
}
