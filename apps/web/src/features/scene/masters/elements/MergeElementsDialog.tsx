import type { BreakdownElement } from '@ddak/domain';
import { FormDialog, TOUCH } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useCan, useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.ts';
import { useWrittenCategories } from '../../../../sync/use-own-parts.ts';
import { categoryOf, elementsFound, mergedCostWords } from './elements-view.ts';

const nameOf = ({ type, name }: BreakdownElement) => ({ type, name });

/** EL4: takes other things into this one, those of its category first, and says before what becomes of them. */
export function MergeElementsDialog(props: {
  readonly into: BreakdownElement;
  readonly chosen: readonly string[];
  readonly onClose: () => void;
}) {
  const { into, onClose } = props;
  const state = useProjectState();
  const seesCost = useCan('cost', 'read');
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(props.chosen);
  const written = useWrittenCategories();
  const isOffered = ({ key, type }: BreakdownElement) => key !== into.key && written.has(type);
  const all = elementsFound(state, '').filter(isOffered);
  const others = all.filter(({ key }) => chosen.includes(key));
  const found = elementsFound(state, search).filter(isOffered);
  const near = found.filter(({ type }) => type === into.type);
  const shown = [...near, ...found.filter(({ type }) => type !== into.type)];
  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  const cost = seesCost ? mergedCostWords(state, into, others) : '';
  const scenes = new Set(others.flatMap(({ items }) => items.map(({ sceneId }) => sceneId)));
  return (
    <FormDialog
      open
      width="sm"
      title={`‘${into.name}’에 합치기`}
      submitLabel={others.length > 0 ? `${others.length}개 합치기` : '합치기'}
      disabled={others.length === 0}
      onClose={onClose}
      onSubmit={() => {
        const command = run('mergeElements', { into: nameOf(into), others: others.map(nameOf) });
        showUndoToast(`품목 ${others.length}개를 ‘${into.name}’에 합쳤어요.`, command, undoCommand);
        onClose();
      }}
    >
      <OutlinedInput
        value={search}
        placeholder="합칠 품목 찾기"
        inputProps={{ 'aria-label': '합칠 품목 찾기' }}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div style={{ maxHeight: 240, overflow: 'auto' }}>
        {shown.slice(0, MOST_SHOWN).map((one) => (
          <FormControlLabel
            key={one.key}
            sx={{ display: 'flex', minHeight: 32, [TOUCH]: { minHeight: 44 } }}
            control={<Checkbox checked={chosen.includes(one.key)} onChange={() => toggle(one.key)} />}
            label={`${one.name} · ${one.type === into.type ? '' : `${categoryOf(one).name} · `}${one.items.length}씬`}
          />
        ))}
        {shown.length > MOST_SHOWN ? (
          <p style={{ margin: '8px 0', color: 'var(--ink-3)' }}>더 있어요. 이름을 적어 찾아 주세요.</p>
        ) : null}
      </div>
      {others.length > 0 ? (
        <div>
          <b style={{ fontWeight: 600 }}>합치면</b>
          <ul style={{ margin: '4px 0 0', paddingLeft: 18, color: 'var(--ink-2)' }}>
            <li>
              씬 {scenes.size}개의 {others.map(({ name }) => `‘${name}’`).join(', ')} 대신 ‘{into.name}’
              하나만 보여요.
            </li>
            <li>같은 씬에 함께 있던 것은 한 줄이 돼요. 수량은 큰 쪽을 따르고, 나머지는 메모에 남아요.</li>
            <li>메모, 가져올 사람, 댓글, 붙인 파일은 모두 남아요.</li>
            {cost ? <li>비용은 항목마다 큰 쪽만 남아요: {cost}</li> : null}
          </ul>
        </div>
      ) : null}
    </FormDialog>
  );
}

/** More than that nobody looks through. */
const MOST_SHOWN = 100;
