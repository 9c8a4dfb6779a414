import type { BreakdownItem, Scene } from '@ddak/domain';
import { EmptyState, ErrorState, SkeletonList } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useCan } from '../../sync/hooks.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { SceneScript } from './SceneScript.tsx';
import type { BreakdownWork } from './use-breakdown-work.ts';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
});

/** The scene's text, and where chosen words go. */
export function ScriptPane(props: {
  readonly scene: Scene;
  readonly label: string;
  readonly work: BreakdownWork;
  readonly onItem: (item: BreakdownItem) => void;
}) {
  const { scene, work } = props;
  const canRead = useCan('screenplay', 'read');
  const { textState, lines, chosen } = work;
  if (!canRead) return <EmptyState title="본문은 볼 수 없어요" hint="시나리오를 볼 권한이 없어요." />;
  if (!work.hasText)
    return (
      <EmptyState title="본문이 없는 씬이에요" hint="시나리오를 받아들인 씬이면 여기에 본문이 나와요." />
    );
  if (textState.status === 'failed')
    return <ErrorState message={textState.message} onRetry={textState.retry} />;
  if (!lines) return <SkeletonList rows={8} />;
  return (
    <Column>
      <SceneScript
        scene={scene}
        label={props.label}
        lines={lines}
        items={work.all}
        active={work.active?._id ?? null}
        cursor={work.cursor.chosen}
        onChoose={work.choose}
        onItem={props.onItem}
      />
      {chosen ? (
        <CategoryPanel
          words={chosen.words}
          elsewhere={work.elsewhere}
          written={work.breakdown.written}
          onChoose={work.tag}
          onClose={work.letGo}
        />
      ) : null}
    </Column>
  );
}
