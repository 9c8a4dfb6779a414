import { Grow, Icon, Strip } from '@ddak/ui';
import { Link } from 'react-router';
import { browserClock } from '../../platform/clock/browser-clock.ts';
import { useCan, useProjectId, useProjectSelector } from '../../sync/hooks.ts';
import { contactWords } from './archive-words.ts';
import { useContactDays } from './use-contact-days.ts';

/** PD5, PD6: above every screen of an archived project: that it is one, and until when people can be reached by it. */
export function ArchivedStrip() {
  const projectId = useProjectId();
  const archivedAt = useProjectSelector((state) => state.project.get(projectId)?.archivedAt ?? null);
  return archivedAt === null ? null : <Archived projectId={projectId} archivedAt={archivedAt} />;
}

function Archived(props: { readonly projectId: string; readonly archivedAt: number }) {
  const days = useContactDays();
  const canArchive = useCan('project', 'write', { whileArchived: true });
  return (
    <Strip role="status">
      <Icon name="lock" />
      <span>
        <b>보관한 작품</b> · 볼 수만 있어요. {contactWords(props.archivedAt, days, browserClock.now())}
      </span>
      <Grow />
      {canArchive ? <Link to={`/projects/${props.projectId}/settings`}>설정</Link> : null}
    </Strip>
  );
}
