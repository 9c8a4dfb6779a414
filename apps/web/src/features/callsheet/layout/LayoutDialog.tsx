import {
  CALLSHEET_BLOCKS,
  type CallsheetBlock,
  type CallsheetLayout,
  columnSettings,
  type Project,
  USUAL_LAYOUT,
  usualLabel,
} from '@ddak/domain';
import { FormDialog, ToggleChip } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRunCommand } from '../../../sync/hooks.ts';
import { ColumnFields } from './ColumnFields.tsx';
import { LogoField } from './LogoField.tsx';
import { OwnFormField } from './OwnFormField.tsx';

const BLOCK_WORDS: Readonly<Record<CallsheetBlock, string>> = {
  castCalls: '배우 콜',
  extrasCalls: '보조출연 콜',
  teamCalls: '팀별 콜',
  contacts: '연락처',
  checklist: '확인할 것',
  places: '촬영지',
  meals: '식사',
  vehicles: '차량 · 이동',
  files: '파일 · 링크',
};

/** Whether somebody has changed the columns or blocks that were shown to them. */
const isOther = (before: CallsheetLayout, now: CallsheetLayout): boolean =>
  JSON.stringify([columnSettings(before), before.hiddenBlocks]) !==
  JSON.stringify([now.columns, now.hiddenBlocks]);

/** CS61, CS62, CS67, CS69: the form of all call sheets of a project: the logo, the columns of the table, the blocks below it, and the team's own workbook. */
export function LayoutDialog(props: { readonly project: Project; readonly onClose: () => void }) {
  const { project } = props;
  const run = useRunCommand();
  const [columns, setColumns] = useState(() => columnSettings(project.callsheetLayout));
  const [hidden, setHidden] = useState<readonly CallsheetBlock[]>(project.callsheetLayout.hiddenBlocks);
  const [logo, setLogo] = useState(project.callsheetLogo);
  const [form, setForm] = useState({ fileId: project.callsheetForm, name: project.callsheetFormName });
  const save = () => {
    const named = columns.map((column) => ({ ...column, label: column.label.trim() }));
    const layout = { columns: named, hiddenBlocks: [...hidden] };
    const changed = {
      ...(isOther(project.callsheetLayout, layout) ? { layout } : {}),
      ...(logo === project.callsheetLogo ? {} : { logo: { fileId: logo } }),
      ...(form.fileId === project.callsheetForm ? {} : { form }),
    };
    // CS76: one step, however much is other than it was.
    if (Object.keys(changed).length > 0) run('editCallsheetLayout', changed);
    props.onClose();
  };
  const reset = () => {
    setColumns(columnSettings(USUAL_LAYOUT));
    setHidden(USUAL_LAYOUT.hiddenBlocks);
  };
  const toggle = (block: CallsheetBlock) =>
    setHidden(hidden.includes(block) ? hidden.filter((one) => one !== block) : [...hidden, block]);
  return (
    <FormDialog
      open
      width="sm"
      title="일촬표 양식"
      submitLabel="저장"
      onSubmit={save}
      onClose={props.onClose}
      aside={
        <Button variant="text" onClick={reset}>
          처음대로
        </Button>
      }
    >
      <p style={{ color: 'var(--ink-2)' }}>
        이 작품의 모든 일촬표에 쓰여요. 이미 발행한 판은 발행한 그대로예요.
      </p>
      <LogoField fileId={logo} onChange={setLogo} />
      <OwnFormField form={form} onChange={setForm} />
      <section aria-labelledby="layout-blocks" style={{ display: 'grid', gap: 8 }}>
        <h3 id="layout-blocks" style={{ fontSize: 13, color: 'var(--ink-2)' }}>
          표 아래에 보일 것
        </h3>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
          {CALLSHEET_BLOCKS.map((block) => (
            <ToggleChip key={block} on={!hidden.includes(block)} onChange={() => toggle(block)}>
              {BLOCK_WORDS[block]}
            </ToggleChip>
          ))}
        </div>
      </section>
      <section aria-labelledby="layout-columns" style={{ display: 'grid', gap: 4 }}>
        <h3 id="layout-columns" style={{ fontSize: 13, color: 'var(--ink-2)' }}>
          표의 칸
        </h3>
        <ColumnFields
          columns={columns}
          usualLabel={(key) => usualLabel(key, project)}
          onChange={setColumns}
        />
      </section>
    </FormDialog>
  );
}
