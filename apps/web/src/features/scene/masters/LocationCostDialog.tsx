import { groupBy, type Location, USUAL_COSTS } from '@ddak/domain';
import { useState } from 'react';
import { WonField } from '../../../platform/form/WonField.tsx';
import { newId, useCan, useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { CostDialog } from './CostDialog.tsx';

/**
 * What a real place costs for a day, and to dress anew when one comes back to it; until somebody says so what is reckoned
 * with, marked as that (CO6).
 */
export function LocationCostDialog(props: { readonly location: Location; readonly onClose: () => void }) {
  const { location } = props;
  const canEdit = useCan('cost', 'write');
  const run = useRunCommand();
  const known = groupBy(useProjectState().locationCost, 'locationId').get(location._id)?.[0];
  const [reckoned] = useState({
    dayFee: known?.dayFee ?? USUAL_COSTS.placeDay.value,
    redressFee: known?.redressFee ?? 0,
  });
  const [dayFee, setDayFee] = useState(reckoned.dayFee);
  const [redressFee, setRedressFee] = useState(reckoned.redressFee);
  const title = `${location.realName} · 장소비`;
  const isUsual = (known?.dayFee ?? null) === null && dayFee === USUAL_COSTS.placeDay.value;
  const save = () => {
    // CO6: what was left as it is usual, nobody has said.
    const patch = {
      ...(dayFee === reckoned.dayFee ? {} : { dayFee }),
      ...(redressFee === reckoned.redressFee ? {} : { redressFee }),
    };
    const price = { costId: newId(), locationId: location._id, patch };
    if (Object.keys(patch).length > 0) run('setPrices', { people: [], places: [price] });
  };
  return (
    <CostDialog title={title} canEdit={canEdit} onSave={save} onClose={props.onClose}>
      <WonField
        label={isUsual ? '하루 사용료 · 기본값' : '하루 사용료'}
        value={dayFee}
        readOnly={!canEdit}
        onChange={setDayFee}
      />
      <WonField
        label="다시 꾸미는 비용"
        hint="다른 곳에서 찍고 다시 올 때 들어요."
        value={redressFee}
        readOnly={!canEdit}
        onChange={setRedressFee}
      />
    </CostDialog>
  );
}
