import { type CallsheetVersion, checklistOf, isArchived } from '@ddak/domain';
import { TOUCH } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useCan, useProjectState } from '../../../sync/hooks.ts';
import { useTick } from './use-tick.ts';

const Frame = styled('section')({
  padding: '12px 16px',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-card)',
  fontVariantNumeric: 'tabular-nums',
  '& > h2': { marginBottom: 4, fontSize: 13, fontWeight: 700 },
});
const Items = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    cursor: 'pointer',
    [TOUCH]: { minHeight: 44 },
  },
  '& label > small': { marginLeft: 'auto', fontSize: 12, color: 'var(--ink-3)', whiteSpace: 'nowrap' },
  '& .done > span:not(.MuiCheckbox-root)': { color: 'var(--ink-3)', textDecoration: 'line-through' },
});

/** 확인할 것 of an issued sheet: everybody of the team ticks, and sees who has (CS73, CS74). */
export function Checklist({ version }: { readonly version: CallsheetVersion }) {
  const state = useProjectState();
  const items = useMemo(() => checklistOf(state, version), [state, version]);
  // CS73: guests see the ticks, and make none.
  const canTick = useCan('project', 'read') && !isArchived(state, version.projectId);
  const tick = useTick(version.callsheet);
  if (items.length === 0) return null;
  const done = items.filter((item) => item.done).length;
  return (
    <Frame aria-label="확인할 것">
      <h2>
        확인할 것 {done}/{items.length}
      </h2>
      <Items>
        {items.map((item) => (
          <li key={item._id}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is one */}
            <label className={item.done ? 'done' : ''}>
              <Checkbox
                size="small"
                checked={item.done}
                disabled={!canTick}
                onChange={(event) => tick(item._id, event.target.checked)}
              />
              <span>{item.text}</span>
              <small>{item.said}</small>
            </label>
          </li>
        ))}
      </Items>
    </Frame>
  );
}
