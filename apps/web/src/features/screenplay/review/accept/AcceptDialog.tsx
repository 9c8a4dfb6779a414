import type { SceneChoice } from '@ddak/domain';
import { ConfirmDialog, ErrorState, FormDialog } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useMe, useProjectState } from '../../../../sync/hooks.ts';
import { useSceneTexts } from '../../../../sync/use-scene-texts.ts';
import { leftToCheck } from '../left-to-check.ts';
import type { ReviewData } from '../use-review.ts';
import { type AcceptSummary, acceptSummary, comparedScenes, type SceneTexts } from './accept-summary.ts';
import { DraftQuestions } from './DraftQuestions.tsx';
import { choicesOf, type DraftAnswers, draftQuestions } from './draft-questions.ts';

const Counts = styled('dl')({
  display: 'flex',
  gap: 24,
  margin: '8px 0 12px',
  '& dt': { fontSize: 12, color: 'var(--ink-3)' },
  '& dd': { margin: 0, fontSize: 24, fontWeight: 700, letterSpacing: '-.02em', color: 'var(--ink)' },
});

interface Props {
  readonly review: ReviewData;
  readonly onAccept: (scenes: readonly SceneChoice[]) => void;
  readonly onClose: () => void;
}

/** Says what accepting will make, before it is done; asks which scene is which where a new draft does not say (SP12). */
export function AcceptDialog(props: Props) {
  const texts = useSceneTexts();
  const { review, onClose } = props;
  if (texts.status === 'ready') return <AcceptForm {...props} texts={texts.texts} />;
  return (
    <ConfirmDialog
      open
      danger={false}
      title={`${review.screenplay.label} 받아들이기`}
      confirmLabel="받아들이기"
      busy
      onConfirm={onClose}
      onClose={onClose}
    >
      {texts.status === 'failed' ? (
        <ErrorState message={texts.message} onRetry={texts.retry} />
      ) : (
        <p>지금 씬과 견주고 있어요.</p>
      )}
    </ConfirmDialog>
  );
}

function AcceptForm({ review, texts, onAccept, onClose }: Props & { readonly texts: SceneTexts }) {
  const { screenplay, text } = review;
  const state = useProjectState();
  const me = useMe();
  const [answers, setAnswers] = useState<DraftAnswers>(new Map());
  const who = useMemo(
    () => ({ projectId: screenplay.projectId, actorId: me._id, screenplayId: screenplay._id }),
    [screenplay, me._id],
  );
  const questions = useMemo(
    () => draftQuestions(comparedScenes(state, text, who, texts)),
    [state, text, who, texts],
  );
  const choices = useMemo(() => choicesOf(questions, answers), [questions, answers]);
  const summary = useMemo(
    () => (choices ? acceptSummary(state, text, who, texts, choices) : null),
    [state, text, who, texts, choices],
  );
  const frame = { open: true, title: `${screenplay.label} 받아들이기`, onClose } as const;
  const accept = () => choices && onAccept(choices);
  const told = (
    <>
      {summary ? <Effects summary={summary} /> : null}
      <Left review={review} />
    </>
  );
  if (questions.length > 0)
    return (
      <FormDialog
        {...frame}
        submitLabel="받아들이기"
        width="sm"
        disabled={summary === null}
        onSubmit={() => accept()}
      >
        <DraftQuestions questions={questions} answers={answers} onAnswers={setAnswers} />
        {told}
      </FormDialog>
    );
  return (
    <ConfirmDialog
      {...frame}
      danger={false}
      confirmLabel="받아들이기"
      busy={summary === null}
      onConfirm={() => accept()}
    >
      <Totals review={review} />
      {told}
      {summary === null ? <p>받아들일 씬이 없어요.</p> : null}
    </ConfirmDialog>
  );
}

function Totals({ review: { scenes, isNoPerson } }: Pick<Props, 'review'>) {
  const people = new Set(
    scenes
      .flatMap(({ characters }) => characters.map(({ name }) => name))
      .filter((name) => !isNoPerson(name)),
  );
  const places = new Set(scenes.flatMap((scene) => scene.setName ?? []));
  return (
    <Counts>
      <Count name="씬" value={scenes.length} />
      <Count name="인물" value={people.size} />
      <Count name="장소" value={places.size} />
    </Counts>
  );
}

function Effects({ summary }: { readonly summary: AcceptSummary }) {
  const { added, changed, omitted } = summary.scenes;
  return (
    <div style={{ color: 'var(--ink-2)' }}>
      {changed + omitted > 0 ? (
        <p>
          새로 생기는 씬 {added}, 내용이 바뀌는 씬 {changed}. 배정·메모와 손으로 고친 것은 그대로 남아요.
        </p>
      ) : null}
      {omitted > 0 ? (
        <p style={{ color: 'var(--warn-ink)' }}>이 판에 없어 결번이 되는 씬이 {omitted}개 있어요.</p>
      ) : null}
      {summary.items > 0 ? (
        <p>브레이크다운 제안 {summary.items}개가 함께 생겨요. 하나씩 받거나 거절할 수 있어요.</p>
      ) : null}
    </div>
  );
}

/** What nobody has looked at yet is said, not held against anybody. */
function Left({ review }: Pick<Props, 'review'>) {
  const left = leftToCheck(review);
  if (left.length === 0) return null;
  return (
    <div>
      <p style={{ color: 'var(--warn-ink)' }}>
        아직 확인하지 않은 것이 있어요. 받아들인 뒤 씬 목록에서도 고칠 수 있어요.
      </p>
      <ul style={{ margin: '4px 0 0', paddingLeft: 18, color: 'var(--ink-2)' }}>
        {left.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const Count = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
