import { Grow, Icon, Strip, useIsPhone } from '@ddak/ui';
import { useProjectId, useProjectSelector } from '../../../sync/hooks.ts';
import { ThrowSampleAway } from './ThrowSampleAway.tsx';

/** SA3: above every screen of a sample: that it is one. */
export function SampleStrip() {
  const projectId = useProjectId();
  const isPhone = useIsPhone();
  const title = useProjectSelector((state) => {
    const project = state.project.get(projectId);
    return project?.isSample ? project.title : null;
  });
  if (title === null) return null;
  return (
    <Strip role="status">
      <Icon name="info" />
      <span>
        <b>예시 작품</b> ·{' '}
        {isPhone
          ? '지어낸 대본과 사람들이에요.'
          : '지어낸 대본과 사람들이에요. 마음껏 고쳐 보세요. 아무에게도 알리지 않아요.'}
      </span>
      <Grow />
      <ThrowSampleAway projectId={projectId} title={title} short={isPhone} />
    </Strip>
  );
}
