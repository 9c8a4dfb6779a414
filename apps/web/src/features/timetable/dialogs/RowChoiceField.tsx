import { ChoiceField } from '../../../platform/form/ChoiceField.tsx';
import { type RowChoice, sayRows } from '../view/row-choices.ts';

export const NO_ROWS = 'none';

/** Which 일정 줄 a day gets, with what they are. */
export function RowChoiceField(props: {
  readonly choices: readonly RowChoice[];
  readonly value: string;
  /** Whether a day may also go without any. */
  readonly none?: boolean;
  readonly onChange: (key: string) => void;
}) {
  const chosen = props.choices.find(({ key }) => key === props.value);
  return (
    <ChoiceField
      label="일정 줄"
      value={props.value}
      options={[
        ...props.choices.map(({ key, label }) => ({ value: key, label })),
        ...(props.none ? [{ value: NO_ROWS, label: '넣지 않기' }] : []),
      ]}
      hint={chosen ? sayRows(chosen.rows) : '빈 날로 시작해요.'}
      onChange={props.onChange}
    />
  );
}
