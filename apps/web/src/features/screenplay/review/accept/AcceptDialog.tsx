import { renamedPeople } from '@ddak/domain';
import { ConfirmDialog, ErrorState, FormDialog } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useMe, useProjectState } from '../../../../sync/hooks.ts';
import { useSceneTexts } from '../../../../sync/use-scene-texts.ts';
import { leftToCheck } from '../left-to-check.ts';
import type { ReviewData } from '../use-review.ts';
import { AcceptEffects } from './AcceptEffects.tsx';
import { type AcceptChoices, acceptSummary, draftOf, type SceneTexts } from './accept-summary.ts';
import { DraftQuestions } from './DraftQuestions.tsx';
import { choicesOf, type DraftAnswers, draftQuestions } from './draft-questions.ts';
import { PeopleQuestions } from './PeopleQuestions.tsx';
import { type PeopleAnswers, peopleChoicesOf, peopleQuestions } from './people-questions.ts';

const Counts = styled('dl')({
  display: 'flex',
  gap: 24,
  margin: '8px 0 12px',
  '& dt': { fontSize: 12, color: 'var(--ink-3)' },
  '& dd': { margin: 0, fontSize: 24, fontWeight: 700, letterSpacing: '-.02em', color: 'var(--ink)' },
});

interface Props {
  readonly review: ReviewData;
  readonly onAccept: (choices: AcceptChoices) => void;
  readonly onClose: () => void;
}

/** Says what accepting will make, before it is done; asks which scene and who is meant where a new draft does not say (SP12, SP15). */
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
  const draft = useMemo(() => draftOf(state, text, who, texts), [state, text, who, texts]);
  const questions = useMemo(() => draftQuestions(draft?.compared ?? []), [draft]);
  const [called, setCalled] = useState<PeopleAnswers>(new Map());
  const people = useMemo(
    () => (draft ? peopleQuestions(state, renamedPeople(state, draft)) : []),
    [state, draft],
  );
  const [isExcerpt, setIsExcerpt] = useState(false);
  const choices = useMemo((): AcceptChoices | null => {
    const said = { scenes: choicesOf(questions, answers), people: peopleChoicesOf(people, called) };
    if (!said.scenes || !said.people) return null;
    return { scenes: said.scenes, people: said.people, isExcerpt };
  }, [questions, answers, people, called, isExcerpt]);
  const summary = useMemo(
    () => (choices ? acceptSummary(state, text, who, texts, choices) : null),
    [state, text, who, texts, choices],
  );
  const frame = { open: true, title: `${screenplay.label} 받아들이기`, onClose } as const;
  const accept = () => choices && onAccept(choices);
  const told = (
    <>
      {summary ? <AcceptEffects summary={summary} /> : null}
      {isExcerpt || (summary?.scenes.omitted.length ?? 0) > 0 ? (
        <FormControlLabel
          control={<Checkbox checked={isExcerpt} onChange={(event) => setIsExcerpt(event.target.checked)} />}
          label="쪽대본·수정 페이지예요: 여기에 없는 씬은 그대로 두기"
        />
      ) : null}
      <Left review={review} />
    </>
  );
  if (questions.length + people.length > 0)
    return (
      <FormDialog
        {...frame}
        submitLabel="받아들이기"
        width="sm"
        disabled={summary === null}
        onSubmit={() => accept()}
      >
        {questions.length > 0 ? (
          <DraftQuestions questions={questions} answers={answers} onAnswers={setAnswers} />
        ) : null}
        {people.length > 0 ? (
          <PeopleQuestions questions={people} answers={called} onAnswers={setCalled} />
        ) : null}
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
