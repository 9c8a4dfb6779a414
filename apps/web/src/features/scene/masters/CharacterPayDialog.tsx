import { type Character, groupBy, USUAL_COSTS } from '@ddak/domain';
import { useState } from 'react';
import { WonField } from '../../../platform/form/WonField.tsx';
import { newId, useCan, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { CostDialog } from './CostDialog.tsx';

const { castDay, castHold } = USUAL_COSTS;

/**
 * What an actor is paid for a day of work, and for one on which they wait on call; until somebody says so what is
 * reckoned with, marked as that (CO6).
 */
export function CharacterPayDialog(props: { readonly character: Character; readonly onClose: () => void }) {
  const { character } = props;
  const canEdit = useCan('cost', 'write');
  const run = useRunCommand();
  const known = groupBy(useProjectState().personPay, 'characterId').get(character._id)?.[0];
  const [reckoned] = useState({
    dayRate: known?.dayRate ?? castDay.value,
    holdRate: known?.holdRate ?? castHold.value,
  });
  const [dayRate, setDayRate] = useState(reckoned.dayRate);
  const [holdRate, setHoldRate] = useState(reckoned.holdRate);
  const title = `${character.actorName || character.name} · 출연료`;
  const usual = (of: 'dayRate' | 'holdRate', value: number, usualValue: number) =>
    (known?.[of] ?? null) === null && value === usualValue ? ' · 기본값' : '';
  const save = () => {
    // CO6: what was left as it is usual, nobody has said.
    const patch = {
      ...(dayRate === reckoned.dayRate ? {} : { dayRate }),
      ...(holdRate === reckoned.holdRate ? {} : { holdRate }),
    };
    const price = { payId: newId(), crewId: null, characterId: character._id, patch };
    if (Object.keys(patch).length > 0) run('setPrices', { people: [price], places: [] });
  };
  return (
    <CostDialog title={title} canEdit={canEdit} onSave={save} onClose={props.onClose}>
      <WonField
        label={`촬영하는 날${usual('dayRate', dayRate, castDay.value)}`}
        value={dayRate}
        readOnly={!canEdit}
        onChange={setDayRate}
      />
      <WonField
        label={`대기하는 날${usual('holdRate', holdRate, castHold.value)}`}
        hint="앞뒤로 촬영이 있어 다른 일을 할 수 없는 촬영일이에요."
        value={holdRate}
        readOnly={!canEdit}
        onChange={setHoldRate}
      />
    </CostDialog>
  );
}
