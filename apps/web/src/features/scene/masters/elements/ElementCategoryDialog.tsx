import { BREAKDOWN_CATEGORIES, type BreakdownElement, elementNamed } from '@ddak/domain';
import { FormDialog, TOUCH } from '@ddak/ui';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import { useWrittenCategories } from '../../../../sync/use-own-parts.ts';
import { categoryOf } from './elements-view.ts';

/** EL3: asks for another category of a thing; one that has a thing of its name is a merge, which it leads to. */
export function ElementCategoryDialog(props: {
  readonly element: BreakdownElement;
  readonly onSameName: (taken: BreakdownElement) => void;
  readonly onClose: () => void;
}) {
  const { element, onClose } = props;
  const { name } = element;
  const state = useProjectState();
  const written = useWrittenCategories();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const [type, setType] = useState(element.type);
  const taken = type === element.type ? undefined : elementNamed(state, { type, name });
  return (
    <FormDialog
      open
      width="xs"
      title={`‘${name}’의 분류`}
      submitLabel={taken ? '합치기…' : '바꾸기'}
      disabled={type === element.type}
      onClose={onClose}
      onSubmit={() => {
        if (taken) {
          props.onSameName(taken);
          return;
        }
        const command = run('editElement', { element: { type: element.type, name }, patch: { type } });
        const text = `‘${name}’ ${element.items.length}씬을 ${categoryOf({ type }).name} 분류로 옮겼어요.`;
        showUndoToast(text, command, undoCommand);
        onClose();
      }}
    >
      <RadioGroup
        aria-label="분류"
        value={type}
        onChange={({ target }) => {
          const chosen = BREAKDOWN_CATEGORIES.find((category) => category.type === target.value);
          if (chosen) setType(chosen.type);
        }}
      >
        {BREAKDOWN_CATEGORIES.filter((one) => written.has(one.type)).map((category) => (
          <FormControlLabel
            key={category.type}
            value={category.type}
            label={category.name}
            control={<Radio size="small" />}
            sx={{ minHeight: 32, [TOUCH]: { minHeight: 44 } }}
          />
        ))}
      </RadioGroup>
      {taken ? (
        <p role="alert" style={{ margin: 0, color: 'var(--warn-ink)' }}>
          그 분류에 같은 이름의 품목이 있어요. 하나로 합칠 수 있어요.
        </p>
      ) : null}
    </FormDialog>
  );
}
