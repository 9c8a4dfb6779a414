import { inWon, type NO_RATES, ratesOf, saidRates, USUAL_COSTS, usualHeads } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { newId, useCan, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import { ReadDialog } from '../form/ReadDialog.tsx';
import { UsualWonField } from '../form/UsualWonField.tsx';

/** What things cost in this production by the piece, and from how many free days on an actor is let go. */
export function CostRatesDialog(props: { readonly onClose: () => void }) {
  const run = useRunCommand();
  const canEdit = useCan('cost', 'write');
  const state = useProjectState();
  const [known] = state.costRates.values();
  const { mealPerHead, companyMove, crewDay, shootDay, secondShootDay, dropAfterDays } = saidRates(state);
  const said = { mealPerHead, companyMove, crewDay, shootDay, secondShootDay, dropAfterDays };
  const [rates, setRates] = useState(said);
  // What is reckoned with where nobody says anything.
  const usual = ratesOf({ ...state, costRates: new Map() });
  type WonKey = Exclude<keyof typeof NO_RATES, 'dropAfterDays' | 'budget'>;
  const won = (label: string, key: WonKey, hint?: string) => (
    <UsualWonField
      label={label}
      value={rates[key]}
      usual={key === 'secondShootDay' ? (rates.shootDay ?? usual.shootDay) : usual[key]}
      readOnly={!canEdit}
      {...(hint ? { hint } : {})}
      onChange={(value) => setRates((old) => ({ ...old, [key]: value }))}
    />
  );
  const perHead = `${inWon(USUAL_COSTS.crewHead.value)} × ${usualHeads(state)}명`;
  const fields = (
    <>
      {won(
        '스태프 하루 (8시간, 모두 합쳐)',
        'crewDay',
        `일당을 적은 사람은 그 일당으로, 나머지는 이 금액에서 사람 수만큼의 몫으로 셈해요. 비워 두면 ${perHead}으로 셈해요.`,
      )}
      {won('촬영 하루 (장비·차량·진행)', 'shootDay')}
      {won('B팀 촬영 하루 (장비·차량·진행)', 'secondShootDay', '비워 두면 A팀과 같아요.')}
      {won('식대 (한 사람 한 끼)', 'mealPerHead')}
      {won('하루 안의 이동 (한 번)', 'companyMove')}
      <Field label="배우 대기를 끊는 기간" hint="다음 촬영까지 이만큼 비면 대기료를 셈하지 않아요.">
        {(ids) => (
          <OutlinedInput
            fullWidth
            readOnly={!canEdit}
            value={rates.dropAfterDays}
            inputProps={{ ...ids, inputMode: 'numeric', autoComplete: 'off' }}
            endAdornment={
              <InputAdornment position="end" disableTypography sx={{ color: 'var(--ink-3)' }}>
                일 이상
              </InputAdornment>
            }
            onChange={(event) => {
              const days = Number(event.target.value.replace(/\D/g, '').slice(0, 3));
              setRates((old) => ({ ...old, dropAfterDays: Math.min(365, Math.max(1, days)) }));
            }}
          />
        )}
      </Field>
    </>
  );
  if (!canEdit)
    return (
      <ReadDialog title="공통 단가" onClose={props.onClose}>
        {fields}
      </ReadDialog>
    );
  return (
    <FormDialog
      open
      title="공통 단가"
      submitLabel="저장"
      onSubmit={() => {
        // What was left as it was, nobody has said now: somebody else may be saying it.
        const patch = Object.fromEntries(
          Object.entries(rates).filter(([key, value]) => value !== said[key as keyof typeof said]),
        );
        if (Object.keys(patch).length > 0) run('setCostRates', { ratesId: known?._id ?? newId(), patch });
        props.onClose();
      }}
      onClose={props.onClose}
    >
      {fields}
    </FormDialog>
  );
}
