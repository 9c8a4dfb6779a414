import { type BreakdownElement, elementNamed, type Id } from '@ddak/domain';
import { Field, FormDialog, TOUCH } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import { scenesOfElement } from './elements-view.ts';

/** EL5: asks in which scenes it is something else, and what that is called. */
export function SplitElementDialog(props: {
  readonly element: BreakdownElement;
  readonly onClose: () => void;
}) {
  const { element, onClose } = props;
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const [chosen, setChosen] = useState<ReadonlySet<Id>>(new Set());
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const taken = elementNamed(state, { type: element.type, name });
  const toggle = (id: Id) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <FormDialog
      open
      width="sm"
      title={`‘${element.name}’ 나누기`}
      submitLabel={chosen.size > 0 ? `씬 ${chosen.size}개 나누기` : '나누기'}
      disabled={chosen.size === 0 || name === '' || taken !== undefined}
      onClose={onClose}
      onSubmit={() => {
        const what = { type: element.type, name: element.name };
        const command = run('splitElement', { element: what, sceneIds: [...chosen], name });
        showUndoToast(`씬 ${chosen.size}개를 ‘${name}’ 품목으로 나눴어요.`, command, undoCommand);
        onClose();
      }}
    >
      <Field
        label="새 품목 이름"
        error={taken ? '이미 있는 품목이에요. 하나로 만들려면 합쳐 주세요.' : undefined}
        hint="고른 씬에서만 이 이름으로 바뀌어요. 수량, 메모, 댓글은 그대로 따라가요."
      >
        {(ids) => (
          <OutlinedInput
            {...ids}
            value={typed}
            autoFocus
            inputProps={{ maxLength: 80 }}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div style={{ maxHeight: 260, overflow: 'auto' }}>
        {scenesOfElement(state, element).map(({ scene, text }) => (
          <FormControlLabel
            key={scene._id}
            sx={{ display: 'flex', minHeight: 32, [TOUCH]: { minHeight: 44 } }}
            control={<Checkbox checked={chosen.has(scene._id)} onChange={() => toggle(scene._id)} />}
            label={text}
          />
        ))}
      </div>
    </FormDialog>
  );
}
