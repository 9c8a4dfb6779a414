import { ConfirmDialog } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useMe, useProjectState } from '../../../sync/hooks.ts';
import { acceptSummary } from './accept-summary.ts';
import { leftToCheck } from './left-to-check.ts';
import type { ReviewData } from './use-review.ts';

const Counts = styled('dl')({
  display: 'flex',
  gap: 24,
  margin: '8px 0 12px',
  '& dt': { fontSize: 12, color: 'var(--ink-3)' },
  '& dd': { margin: 0, fontSize: 24, fontWeight: 700, letterSpacing: '-.02em', color: 'var(--ink)' },
});

/** Says what accepting will make, before it is done. */
export function AcceptDialog(props: {
  readonly review: ReviewData;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}) {
  const { screenplay, scenes, text } = props.review;
  const state = useProjectState();
  const me = useMe();
  const summary = useMemo(
    () =>
      acceptSummary(state, text, {
        projectId: screenplay.projectId,
        actorId: me._id,
        screenplayId: screenplay._id,
      }),
    [state, text, screenplay, me._id],
  );
  const people = new Set(scenes.flatMap((scene) => scene.characters.map((person) => person.name)));
  const places = new Set(scenes.flatMap((scene) => scene.setName ?? []));
  const left = leftToCheck(props.review);
  const { changed = 0, omitted = 0 } = summary?.scenes ?? {};
  return (
    <ConfirmDialog
      open
      danger={false}
      title={`${screenplay.label} 받아들이기`}
      confirmLabel="받아들이기"
      busy={summary === null}
      onConfirm={props.onAccept}
      onClose={props.onClose}
    >
      <Counts>
        <Count name="씬" value={scenes.length} />
        <Count name="인물" value={people.size} />
        <Count name="장소" value={places.size} />
      </Counts>
      {changed + omitted > 0 ? (
        <p>
          새로 생기는 씬 {summary?.scenes.added}, 내용이 바뀌는 씬 {changed}. 배정과 메모는 그대로 남아요.
        </p>
      ) : null}
      {omitted > 0 ? (
        <p style={{ color: 'var(--warn-ink)' }}>이 판에 없어 결번이 되는 씬이 {omitted}개 있어요.</p>
      ) : null}
      {summary && summary.items > 0 ? (
        <p>브레이크다운 제안 {summary.items}개가 함께 생겨요. 하나씩 받거나 거절할 수 있어요.</p>
      ) : null}
      {left.length > 0 ? (
        <>
          <p style={{ color: 'var(--warn-ink)' }}>
            아직 확인하지 않은 것이 있어요. 받아들인 뒤 씬 목록에서도 고칠 수 있어요.
          </p>
          <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
      {summary === null ? <p>받아들일 씬이 없어요.</p> : null}
    </ConfirmDialog>
  );
}

const Count = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
