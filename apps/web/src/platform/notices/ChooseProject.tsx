import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import type { ProjectToldOf } from './projects-told-of.ts';

/** Of which project the notices are shown: of all, or of one; nothing where there is but one. */
export function ChooseProject(props: {
  readonly projects: readonly ProjectToldOf[];
  readonly chosen: ProjectToldOf | undefined;
  readonly onChoose: (projectId: string | null) => void;
}) {
  const { projects, chosen, onChoose } = props;
  if (projects.length < 2) return null;
  const entries = projects.map(({ projectId, title, unread }) => ({
    label: unread > 0 ? `${title} · 새 알림 ${unread}개` : title,
    onSelect: () => onChoose(projectId),
  }));
  return (
    <DropMenu
      entries={[{ label: '모든 작품', onSelect: () => onChoose(null) }, 'divider', ...entries]}
      trigger={(open) => (
        <Button size="small" variant="text" endIcon={<Icon name="chevronDown" size={14} />} {...open}>
          <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {chosen?.title ?? '모든 작품'}
          </span>
        </Button>
      )}
    />
  );
}
