import { type DayRowSet, type Project, USUAL_MOVE } from '@ddak/domain';
import { FormDialog, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { NumberField } from '../../../platform/form/NumberField.tsx';
import { useRunCommand } from '../../../sync/hooks.ts';
import { RowSetFields } from './RowSetFields.tsx';

const NEW_SET: DayRowSet = { name: '', rows: [{ kind: '집합', label: '', minutes: 30, note: '' }] };

/** DR1, CS6, TT11: what new shooting days, actors' calls and moves of unknown way begin with. */
export function DayDefaultsDialog(props: { readonly project: Project; readonly onClose: () => void }) {
  const { project } = props;
  const run = useRunCommand();
  const [arrival, setArrival] = useState<number | null>(project.arrivalLeadMinutes);
  const [makeup, setMakeup] = useState<number | null>(project.makeupLeadMinutes);
  const [wardrobe, setWardrobe] = useState<number | null>(project.wardrobeLeadMinutes);
  const [move, setMove] = useState<number | null>(project.unknownMoveMinutes);
  const [sets, setSets] = useState<readonly DayRowSet[]>(project.dayRowSets);
  const names = sets.map(({ name }) => name.trim());
  const valid = names.every((name) => name !== '') && new Set(names).size === names.length;
  const put = (at: number, set: DayRowSet | null) => setSets(sets.toSpliced(at, 1, ...(set ? [set] : [])));
  return (
    <FormDialog
      open
      width="md"
      title="하루의 기본"
      submitLabel="저장"
      disabled={!valid || arrival === null || makeup === null || move === null}
      onSubmit={() => {
        const dayRowSets = sets.map((set) => ({ ...set, name: set.name.trim() }));
        run('editDayDefaults', {
          patch: {
            ...(arrival === project.arrivalLeadMinutes ? {} : { arrivalLeadMinutes: arrival ?? 0 }),
            ...(makeup === project.makeupLeadMinutes ? {} : { makeupLeadMinutes: makeup ?? 0 }),
            ...(wardrobe === project.wardrobeLeadMinutes ? {} : { wardrobeLeadMinutes: wardrobe }),
            ...(move === project.unknownMoveMinutes ? {} : { unknownMoveMinutes: move ?? 0 }),
            ...(sets === project.dayRowSets ? {} : { dayRowSets }),
          },
        });
        props.onClose();
      }}
      onClose={props.onClose}
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 12 }}>
        <NumberField
          label="배우 도착"
          unit="분 전"
          max={480}
          value={arrival}
          hint="첫 씬을 찍기 전에 도착하는 시간이에요."
          onChange={setArrival}
        />
        <NumberField
          label="분장"
          unit="분 전"
          max={480}
          value={makeup}
          hint="첫 씬을 찍기 전에 분장을 시작하는 시간이에요."
          onChange={setMakeup}
        />
        <NumberField
          label="의상"
          unit="분 전"
          max={480}
          value={wardrobe}
          hint="비우면 의상 시각을 따로 부르지 않아요."
          onChange={setWardrobe}
        />
      </div>
      <NumberField
        label="모르는 길의 이동"
        unit="분"
        max={480}
        value={move}
        hint={`촬영지의 위치를 모를 때 이동 한 번을 이만큼으로 봐요. 기본값 ${USUAL_MOVE}분은 짐을 싣고 내리며 시내를 30분쯤 가는 시간이에요.`}
        onChange={setMove}
      />
      <section aria-label="일정 줄 묶음" style={{ display: 'grid', gap: 16 }}>
        {sets.map((set, i) => (
          <RowSetFields
            // biome-ignore lint/suspicious/noArrayIndexKey: sets have no other name than the one that is being typed
            key={i}
            set={set}
            isFirst={i === 0}
            isTaken={names.indexOf(set.name.trim()) !== i}
            onChange={(next) => put(i, next)}
            onFirst={() => setSets([set, ...sets.toSpliced(i, 1)])}
            onRemove={() => put(i, null)}
          />
        ))}
      </section>
      <div>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="plus" />}
          disabled={sets.length >= 12}
          onClick={() => setSets([...sets, NEW_SET])}
        >
          묶음 추가
        </Button>
      </div>
    </FormDialog>
  );
}
