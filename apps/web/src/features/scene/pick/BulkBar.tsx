import { MOST_SCENES } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { PickBar } from '../../../platform/grid/pick/PickBar.tsx';
import type { PickedRows } from '../../../platform/grid/pick/use-picked-rows.ts';
import { useProjectState } from '../../../sync/hooks.ts';
import type { ChoiceColumn } from '../choices.ts';
import { BulkDialog, type BulkQuestion } from './BulkDialog.tsx';
import { bulkChoices, episodeChoices } from './bulk-choices.ts';
import { useBulkEdits } from './use-bulk-edits.ts';

const FIELDS: readonly (readonly [ChoiceColumn, string])[] = [
  ['time', 'D/N'],
  ['setting', 'I/E'],
  ['shootKind', 'L/O/S'],
];

/** As many as one command takes. */
const MOST_JOINED = 50;

/** GR11: what can be done with the picked scenes, all at once. */
export function BulkBar(props: { readonly picks: PickedRows; readonly onLeave: () => void }) {
  const { picks } = props;
  const state = useProjectState();
  const [asking, setAsking] = useState<BulkQuestion | null>(null);
  const scenes = picks.rowIds.flatMap((id) => state.scene.get(id) ?? []);
  const edits = useBulkEdits(scenes);
  const of = `${scenes.length}개 씬`;
  const episodes = episodeChoices(state, scenes);
  const disabled = scenes.length === 0 || scenes.length > MOST_SCENES;
  const says = scenes.length === 0 ? '바꿀 씬을 고르세요' : `${of} 선택`;
  const tooMany =
    scenes.length > MOST_SCENES ? ` · 한 번에 ${MOST_SCENES.toLocaleString()}씬까지 바꿀 수 있어요` : '';
  return (
    <PickBar label="고른 씬" says={`${says}${tooMany}`} picks={picks} onLeave={props.onLeave}>
      {FIELDS.map(([column, label]) => (
        <DropMenu
          key={column}
          entries={bulkChoices(scenes, column).map((choice) => ({
            label: choice.label,
            selected: choice.selected,
            onSelect: () => edits.edit(choice.patch, `${label} ${choice.label}`),
          }))}
          trigger={(open) => (
            <MenuButton {...open} disabled={disabled}>
              {label}
            </MenuButton>
          )}
        />
      ))}
      <Button size="small" disabled={disabled} onClick={() => setAsking('cast')}>
        등장인물…
      </Button>
      <Button size="small" disabled={disabled} onClick={() => setAsking('place')}>
        실제 촬영지…
      </Button>
      <Button size="small" disabled={disabled} onClick={() => setAsking('sequence')}>
        시퀀스…
      </Button>
      <DropMenu
        entries={[
          { label: '컷 수…', onSelect: () => setAsking('cuts') },
          { label: '소요 시간…', onSelect: () => setAsking('planned') },
        ]}
        trigger={(open) => (
          <MenuButton {...open} disabled={disabled}>
            컷·시간
          </MenuButton>
        )}
      />
      <DropMenu
        entries={[
          { label: '결번으로', onSelect: () => edits.setOmitted(true) },
          { label: '결번 풀기', onSelect: () => edits.setOmitted(false) },
        ]}
        trigger={(open) => (
          <MenuButton {...open} disabled={disabled}>
            상태
          </MenuButton>
        )}
      />
      {episodes.length > 1 ? (
        <DropMenu
          entries={episodes.map((episode) => ({
            label: episode.label,
            selected: episode.selected,
            onSelect: () => edits.moveTo(episode),
          }))}
          trigger={(open) => (
            <MenuButton {...open} disabled={disabled}>
              옮기기
            </MenuButton>
          )}
        />
      ) : null}
      <Button
        size="small"
        disabled={scenes.length < 2 || scenes.length > MOST_JOINED}
        onClick={() => setAsking('joining')}
      >
        합치기…
      </Button>
      <Button size="small" color="error" disabled={disabled} onClick={() => setAsking('removal')}>
        지우기…
      </Button>
      {asking && scenes.length > 0 ? (
        <BulkDialog asking={asking} scenes={scenes} edits={edits} onClose={() => setAsking(null)} />
      ) : null}
    </PickBar>
  );
}

/** A button of the bar that opens a menu. */
const MenuButton = (props: ComponentProps<typeof Button>) => (
  <Button size="small" endIcon={<Icon name="chevronDown" size={12} />} {...props} />
);
