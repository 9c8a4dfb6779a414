import { type ArgsOf, type BreakdownElement, costOfElement, elementsOf, itemKey } from '@ddak/domain';
import { Chip } from '@ddak/ui';
import { InlineText } from '../../../../platform/form/InlineText.tsx';
import { fieldMark } from '../../../../platform/presence/field-mark.ts';
import { useProjectState, useRunCommand } from '../../../../sync/hooks.ts';
import { ChipButton } from '../ChipButton.tsx';
import { Plain } from '../MasterList.tsx';
import type { CellsProps } from '../MastersScreen.tsx';
import { ElementFace } from './ElementFace.tsx';
import {
  costWords,
  countWords,
  differingTexts,
  type ElementRow,
  planWords,
  statusWords,
} from './elements-view.ts';

type Patch = ArgsOf<'editElement'>['patch'];

/** One thing on a phone. What is typed is said in all its scenes (EL2). */
export function ElementCells(
  props: CellsProps<ElementRow> & {
    /** It was given the name of another, which it may be. */
    readonly onSameName: (taken: BreakdownElement) => void;
    readonly seesCost: boolean;
  },
) {
  const { row, canEdit } = props;
  const { element } = row;
  const state = useProjectState();
  const run = useRunCommand();
  const edit = (patch: Patch) =>
    run('editElement', { element: { type: element.type, name: element.name }, patch });
  const rename = (name: string) => {
    if (name === '') return;
    const key = itemKey({ type: element.type, name });
    const taken = key === element.key ? undefined : elementsOf(state).get(key);
    if (taken) props.onSameName(taken);
    else edit({ name });
  };
  const isReady = element.readyCount === element.items.length;
  const text = (field: 'bringer' | 'note', label: string, maxLength: number) => (
    <ElementText
      element={element}
      {...{ field, label, maxLength, canEdit }}
      onSave={(value) => edit({ [field]: value })}
    />
  );
  const planned = planWords(state, element);
  const name = (
    <b
      style={{ fontWeight: 600, minWidth: 0 }}
      {...fieldMark('breakdownItem', element.items[0]!._id, 'name')}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <ElementFace element={element} />
        <InlineText label="품목" value={element.name} disabled={!canEdit} maxLength={80} onSave={rename} />
      </div>
    </b>
  );
  const status = (
    <ChipButton
      type="button"
      aria-pressed={isReady}
      aria-label={`${element.name} ${statusWords(element)}`}
      disabled={!canEdit}
      onClick={() => edit({ status: isReady ? 'needed' : 'ready' })}
    >
      <Chip tone={isReady ? 'ok' : 'warn'}>{statusWords(element)}</Chip>
    </ChipButton>
  );
  const most = countWords(element);
  const cost = props.seesCost ? costWords(costOfElement(state, element)) : '';
  const facts = [row.scenes && `S# ${row.scenes}`, row.days, most, cost, planned];
  return (
    <>
      <span />
      {name}
      {status}
      {props.children}
      <Plain>{facts.filter(Boolean).join(' · ')}</Plain>
      <div style={{ gridColumn: '2 / -1', display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {text('bringer', '가져올 사람', 60)}
        {text('note', '메모', 300)}
      </div>
    </>
  );
}

function ElementText(props: {
  readonly element: BreakdownElement;
  readonly field: 'bringer' | 'note';
  readonly label: string;
  readonly maxLength: number;
  readonly canEdit: boolean;
  readonly onSave: (text: string) => void;
}) {
  const { element, field, label } = props;
  const differs = element[field] === null;
  return (
    <div
      style={{ minWidth: 0 }}
      title={differs ? differingTexts(element, field) : undefined}
      {...fieldMark('breakdownItem', element.items[0]!._id, field)}
    >
      <InlineText
        label={label}
        placeholder={differs ? `씬마다 달라요: ${differingTexts(element, field)}` : label}
        differs={differs}
        value={element[field] ?? ''}
        disabled={!props.canEdit}
        maxLength={props.maxLength}
        onSave={props.onSave}
      />
    </div>
  );
}
