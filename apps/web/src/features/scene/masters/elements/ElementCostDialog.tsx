import { type BreakdownElement, costOfElement } from '@ddak/domain';
import { useState } from 'react';
import { WonField } from '../../../../platform/form/WonField.tsx';
import { newId, useCan, useProjectState, useRunCommand } from '../../../../sync/hooks.ts';
import { CostDialog } from '../CostDialog.tsx';
import { hireWords } from './elements-view.ts';

/** CO13, CO14: what a thing costs once, and for each date on which it is needed. */
export function ElementCostDialog(props: {
  readonly element: BreakdownElement;
  readonly onClose: () => void;
}) {
  const { type, name } = props.element;
  const canEdit = useCan('cost', 'write');
  const run = useRunCommand();
  const known = costOfElement(useProjectState(), props.element);
  const [fee, setFee] = useState(known?.fee ?? 0);
  const [dayFee, setDayFee] = useState(known?.dayFee ?? 0);
  const title = `${name} · 비용`;
  const save = () => {
    run('setItemCost', { costId: newId(), element: { type, name }, fee, dayFee });
  };
  return (
    <CostDialog title={title} canEdit={canEdit} onSave={save} onClose={props.onClose}>
      <WonField
        label="구입·제작비"
        hint="작품을 통틀어 한 번만 들어요."
        value={fee}
        readOnly={!canEdit}
        onChange={setFee}
      />
      <WonField {...hireWords(props.element)} value={dayFee} readOnly={!canEdit} onChange={setDayFee} />
    </CostDialog>
  );
}
