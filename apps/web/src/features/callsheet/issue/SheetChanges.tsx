import type { SheetChange } from '@ddak/domain';
import { Summary } from '@ddak/ui';
import { ChangeList } from '../../../platform/my-call/ChangeList.tsx';
import { retimedApart } from './retimed-apart.ts';

/** What is other in a sheet, for who issues it; lines that have only moved are folded away where there are many (CS114). */
export function SheetChanges({ changes }: { readonly changes: readonly SheetChange[] }) {
  const { shown, retimed } = retimedApart(changes);
  return (
    <>
      <ChangeList changes={shown} />
      {retimed.length === 0 ? null : (
        <details>
          <Summary>시간만 바뀐 줄 {retimed.length}개</Summary>
          <ChangeList changes={retimed} />
        </details>
      )}
    </>
  );
}
