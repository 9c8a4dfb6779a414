import { type AgainstBudget, COST_KINDS, COST_NAMES, inWon, readBudget, saidRates } from '@ddak/domain';
import { Field, FormDialog, PHONE } from '@ddak/ui';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, useState } from 'react';
import { UNREAD_WON } from '../../../platform/form/WonInput.tsx';
import { newId, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { budgetPatch, budgetTexts, isUnread, sayPasted, withPasted } from './budget-form.ts';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px 16px',
  [PHONE]: { gridTemplateColumns: '1fr' },
});

/** CO22: what there is to be spent, kind by kind, typed or pasted from a spreadsheet; beside it what the plan costs. */
export function BudgetDialog(props: { readonly against: AgainstBudget; readonly onClose: () => void }) {
  const run = useRunCommand();
  const state = useProjectState();
  const { budget: known } = saidRates(state);
  const [texts, setTexts] = useState(() => budgetTexts(known));
  const [pasted, setPasted] = useState<readonly string[]>([]);
  const costs = new Map(props.against.lines.map(({ kind, row }) => [kind, row.won]));
  const paste = (event: ClipboardEvent) => {
    const read = readBudget(event.clipboardData.getData('text'));
    // One amount alone goes where the cursor is.
    if (!read) return;
    event.preventDefault();
    setTexts((old) => withPasted(old, read));
    setPasted(sayPasted(read));
  };
  return (
    <FormDialog
      open
      width="sm"
      title="예산"
      submitLabel="저장"
      disabled={COST_KINDS.some((kind) => isUnread(texts[kind]))}
      onSubmit={() => {
        const budget = budgetPatch(known, texts);
        const [rates] = state.costRates.values();
        if (Object.keys(budget).length > 0) run('setBudget', { ratesId: rates?._id ?? newId(), budget });
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <p style={{ color: 'var(--ink-2)' }}>
        엑셀에서 항목과 금액을 함께 복사해 아무 칸에나 붙여 넣으면 분류를 찾아 채워요.
      </p>
      <div role="status">
        {pasted.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <Fields onPaste={paste}>
        {COST_KINDS.map((kind) => (
          <Field
            key={kind}
            label={COST_NAMES[kind]}
            hint={`계획 ${inWon(costs.get(kind) ?? 0)}`}
            {...(isUnread(texts[kind]) ? { error: UNREAD_WON } : {})}
          >
            {(ids) => (
              <OutlinedInput
                fullWidth
                value={texts[kind]}
                error={isUnread(texts[kind])}
                inputProps={{ ...ids, autoComplete: 'off', inputMode: 'numeric' }}
                onChange={({ target }) => setTexts((old) => ({ ...old, [kind]: target.value }))}
              />
            )}
          </Field>
        ))}
      </Fields>
    </FormDialog>
  );
}
