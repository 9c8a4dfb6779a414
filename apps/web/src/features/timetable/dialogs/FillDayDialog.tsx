import type { PhaseData } from '@ddak/domain';
import { EmptyState, FormDialog } from '@ddak/ui';
import { useState } from 'react';
import type { RowChoice } from '../view/row-choices.ts';
import { RowChoiceField } from './RowChoiceField.tsx';

/** DR4: puts the rows of a set, or of another day, onto a day that stands. */
export function FillDayDialog(props: {
  readonly where: string;
  readonly choices: readonly RowChoice[];
  readonly onFill: (rows: readonly PhaseData[]) => void;
  readonly onClose: () => void;
}) {
  const [key, setKey] = useState(props.choices[0]?.key ?? '');
  const chosen = props.choices.find((choice) => choice.key === key);
  return (
    <FormDialog
      open
      title={`일정 줄 묶음 넣기 · ${props.where}`}
      submitLabel="넣기"
      disabled={!chosen}
      onSubmit={() => {
        if (chosen) props.onFill(chosen.rows);
        props.onClose();
      }}
      onClose={props.onClose}
    >
      {chosen ? (
        <>
          <RowChoiceField choices={props.choices} value={key} onChange={setKey} />
          <p style={{ color: 'var(--ink-2)' }}>
            집합과 세팅은 맨 앞에, 식사는 다섯 시간 뒤에, 정리는 맨 뒤에 들어가요.
          </p>
        </>
      ) : (
        <EmptyState
          title="넣을 묶음이 없어요"
          hint="설정의 ‘하루의 기본’에서 만들거나 다른 날의 일정 줄을 저장하세요."
        />
      )}
    </FormDialog>
  );
}
