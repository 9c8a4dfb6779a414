import { charactersInOrder, type Id, matchesSearch, type Scene } from '@ddak/domain';
import { FormDialog, TOUCH } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { TextField } from '../../../platform/form/TextField.tsx';
import { useProjectSelector } from '../../../sync/hooks.ts';
import { castChange, presenceOf } from './bulk-cast.ts';

const People = styled('ul')({
  maxHeight: 320,
  margin: '8px 0 0',
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  borderTop: '1px solid var(--line)',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    borderBottom: '1px solid var(--line)',
    [TOUCH]: { minHeight: 48 },
  },
  '& label': { flex: 1, margin: 0 },
  '& small': { paddingRight: 8, color: 'var(--ink-3)' },
});

/** GR11: who is in all of the scenes, in some, in none; who is ticked comes into all, who is unticked goes out of all. */
export function BulkCastDialog(props: {
  readonly of: string;
  readonly scenes: readonly Scene[];
  readonly onSave: (change: { readonly add: Id[]; readonly remove: Id[] }) => void;
  readonly onClose: () => void;
}) {
  const { scenes } = props;
  const table = useProjectSelector((state) => state.character);
  const everyone = useMemo(() => charactersInOrder(table.values()), [table]);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<Id, boolean>>(new Map());
  const before = useMemo(() => presenceOf(scenes, everyone), [scenes, everyone]);
  const shown = everyone.filter(({ name }) => matchesSearch([name], search));
  const change = castChange(before, chosen);
  return (
    <FormDialog
      open
      title={`${props.of} 등장인물`}
      submitLabel="저장"
      disabled={change.add.length + change.remove.length === 0}
      onClose={props.onClose}
      onSubmit={() => {
        props.onSave(change);
        props.onClose();
      }}
    >
      <TextField
        label="찾기"
        value={search}
        maxLength={40}
        placeholder="이름, ㅈㅎ"
        hint="체크하면 고른 씬 모두에 넣고, 풀면 모두에서 빼요."
        onChange={setSearch}
      />
      <People aria-label="등장인물">
        {shown.map(({ _id, name, characterNumber }) => {
          const picked = chosen.get(_id);
          const isSome = picked === undefined && before.get(_id) === 'some';
          return (
            <li key={_id}>
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={picked ?? before.get(_id) === 'all'}
                    indeterminate={isSome}
                    onChange={({ target }) => setChosen(new Map([...chosen, [_id, target.checked]]))}
                  />
                }
                label={`${characterNumber} ${name}`}
              />
              {isSome ? <small>일부 씬에만</small> : null}
            </li>
          );
        })}
        {shown.length === 0 ? (
          <li style={{ padding: '10px 0', color: 'var(--ink-2)' }}>
            {everyone.length === 0
              ? '아직 등장인물이 없어요. 등장인물 화면에서 넣을 수 있어요.'
              : '찾는 사람이 없어요.'}
          </li>
        ) : null}
      </People>
    </FormDialog>
  );
}
