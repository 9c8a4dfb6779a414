import { type Id, type Location, matchesSearch, type ProjectState } from '@ddak/domain';
import { FormDialog, TOUCH } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useProjectState, useRunCommand, useUndo } from '../../../../sync/hooks.ts';
import { showUndoToast } from '../../../../sync/undo-toast.tsx';
import { mergeEffects } from './merge-view.ts';

/** SC10: takes other places into this one, and says before what becomes of them. */
export function MergeDialog(props: {
  readonly location: Location;
  readonly seesCost: boolean;
  readonly onClose: () => void;
}) {
  const { location, onClose } = props;
  const state = useProjectState();
  const run = useRunCommand();
  const { undoCommand } = useUndo();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  const others = chosen.flatMap((id) => state.location.get(id) ?? []);
  const { stays, goes } = mergeEffects(state, location, others, props.seesCost);
  return (
    <FormDialog
      open
      danger={goes.length > 1}
      width="sm"
      title={`‘${location.realName}’에 합치기`}
      submitLabel={others.length > 0 ? `${others.length}곳 합치기` : '합치기'}
      disabled={others.length === 0}
      onClose={onClose}
      onSubmit={() => {
        const command = run('mergeLocations', {
          intoId: location._id,
          locationIds: others.map(({ _id }) => _id),
        });
        showUndoToast(`촬영지 ${others.length}곳을 ‘${location.realName}’에 합쳤어요.`, command, undoCommand);
        onClose();
      }}
    >
      <OutlinedInput
        value={search}
        placeholder="합칠 촬영지 찾기"
        inputProps={{ 'aria-label': '합칠 촬영지 찾기' }}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div style={{ maxHeight: 240, overflow: 'auto' }}>
        {candidates(state, location, search).map(({ _id, realName, address }) => (
          <FormControlLabel
            key={_id}
            sx={{ display: 'flex', minHeight: 32, [TOUCH]: { minHeight: 44 } }}
            control={
              <Checkbox
                checked={chosen.includes(_id)}
                onChange={() =>
                  setChosen(chosen.includes(_id) ? chosen.filter((id) => id !== _id) : [...chosen, _id])
                }
              />
            }
            label={address ? `${realName} · ${address}` : realName}
          />
        ))}
      </div>
      {others.length > 0 ? <Effects title="합치면" lines={stays} /> : null}
      {others.length > 0 ? <Effects title="사라지는 것" lines={goes} /> : null}
    </FormDialog>
  );
}

const candidates = (state: ProjectState, location: Location, search: string): Location[] =>
  [...state.location.values()]
    .filter(
      ({ _id, realName, address }) => _id !== location._id && matchesSearch([realName, address], search),
    )
    .sort((a, b) => a.realName.localeCompare(b.realName, 'ko'));

const Effects = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <div>
    <b style={{ fontWeight: 600 }}>{title}</b>
    <ul style={{ margin: '4px 0 0', paddingLeft: 18, color: 'var(--ink-2)' }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
