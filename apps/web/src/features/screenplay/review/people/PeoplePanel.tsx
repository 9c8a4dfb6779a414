import { EmptyState } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';
import { Panel, PanelRow } from '../panel-parts.ts';
import { DoubtWays } from '../scenes/DoubtList.tsx';
import { usePanelKeys } from '../use-panel-keys.ts';
import type { ReviewData } from '../use-review.ts';
import type { ReviewActions } from '../use-review-actions.ts';
import { NamePeopleDialog } from './NamePeopleDialog.tsx';
import { PeopleTools } from './PeopleTools.tsx';
import {
  mergeOffers,
  personFacts,
  type ReviewedPerson,
  reviewedPeople,
  splitByLikelihood,
} from './people-view.ts';
import { UnlikelyPeople } from './UnlikelyPeople.tsx';

const Offer = styled('li')({
  padding: '6px 8px 10px',
  '& > p': { color: 'var(--warn-ink)', marginBottom: 6 },
});
const NoPersonHint = styled('p')({ padding: '0 8px 4px', fontSize: 12, color: 'var(--ink-3)' });

/** Who is in the script: how often each speaks, whom one may be with, and what is to be done with a wrong name. */
export function PeoplePanel(props: {
  readonly review: ReviewData;
  readonly actions: ReviewActions;
  readonly onScene: (headingLine: number) => void;
}) {
  const { review, actions } = props;
  const people = useMemo(() => reviewedPeople(review.scenes), [review.scenes]);
  const offers = useMemo(() => mergeOffers(review.scenes), [review.scenes]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [naming, setNaming] = useState(false);
  const picked = people.filter((person) => chosen.has(person.name));
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  };
  const { likely, unlikely, none } = useMemo(() => splitByLikelihood(people, review), [people, review]);
  const drop = (names: readonly string[]) => {
    actions.dropPeople(names);
    setChosen(new Set());
  };
  const keep = (names: readonly string[]) => {
    actions.keepPeople(names);
    setChosen(new Set());
  };
  const pickUnlikely = () => setChosen(new Set(unlikely.map((person) => person.name)));
  const pickedOr = (name: string) => (picked.length > 0 ? picked.map((person) => person.name) : [name]);
  const done = () => {
    setNaming(false);
    setChosen(new Set());
  };
  const list = useRef<HTMLDivElement>(null);
  // Where nobody is picked, the one on whom the focus stands is meant.
  const meant = (name: string) => {
    if (picked.length === 0) setChosen(new Set([name]));
  };
  usePanelKeys(list, {
    ...(review.canEdit
      ? {
          KeyX: toggle,
          'Shift+KeyX': pickUnlikely,
          KeyC: (name) => keep(pickedOr(name)),
          KeyE: (name) => {
            meant(name);
            setNaming(true);
          },
          Backspace: (name) => drop(pickedOr(name)),
          Delete: (name) => drop(pickedOr(name)),
        }
      : {}),
  });
  if (people.length === 0)
    return <EmptyState title="인물을 찾지 못했어요" hint="본문의 줄을 골라 ‘인물’로 바꾸면 여기에 나와요." />;
  const listed = (shown: readonly ReviewedPerson[], label: string) => (
    <ul aria-label={label}>
      {shown.map((person) => (
        <PersonRow
          key={person.name}
          person={person}
          checked={chosen.has(person.name)}
          onCheck={review.canEdit ? () => toggle(person.name) : null}
          onScene={props.onScene}
        />
      ))}
    </ul>
  );
  return (
    <>
      {review.canEdit ? (
        <PeopleTools
          picked={picked}
          unlikely={[...unlikely, ...none]}
          onName={() => setNaming(true)}
          onDrop={drop}
          onKeep={keep}
          onClear={() => setChosen(new Set())}
        />
      ) : null}
      <Panel ref={list}>
        {review.canEdit && offers.length > 0 ? (
          <>
            <h2>같은 사람일 수 있어요</h2>
            <ul aria-label="합칠 수 있는 인물">
              {offers.map(({ key, doubt, scene }) => (
                <Offer key={key}>
                  <p>{doubt.message}</p>
                  <DoubtWays
                    scene={scene}
                    scenes={review.scenes}
                    doubt={doubt}
                    onMend={(mend) => actions.keepMend(mend)}
                  />
                </Offer>
              ))}
            </ul>
          </>
        ) : null}
        {unlikely.length > 0 ? (
          <UnlikelyPeople
            people={unlikely}
            allPicked={unlikely.every((person) => chosen.has(person.name))}
            onPickAll={review.canEdit ? pickUnlikely : null}
          >
            {listed(unlikely, '사람이 아닐 수 있는 이름')}
          </UnlikelyPeople>
        ) : null}
        <h2>인물 {likely.length}</h2>
        {listed(likely, '인물')}
        {none.length > 0 ? (
          <>
            <h2>사람이 아닌 이름 {none.length}</h2>
            <NoPersonHint>
              전에 사람이 아니라고 했어요. 받아들일 때 인물로 만들지 않아요. 사람이 맞으면 골라서 ‘사람
              맞음’을 누르세요.
            </NoPersonHint>
            {listed(none, '사람이 아닌 이름')}
          </>
        ) : null}
      </Panel>
      {naming && picked.length > 0 ? (
        <NamePeopleDialog
          names={picked.map((person) => person.name)}
          onSave={(name) => {
            actions.namePeople(
              picked.map((person) => person.name),
              name,
            );
            done();
          }}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
}

function PersonRow(props: {
  readonly person: ReviewedPerson;
  readonly checked: boolean;
  readonly onCheck: (() => void) | null;
  readonly onScene: (headingLine: number) => void;
}) {
  const { person } = props;
  const [first] = person.headingLines;
  return (
    <PanelRow data-row={person.name}>
      {props.onCheck ? (
        <Checkbox
          checked={props.checked}
          onChange={props.onCheck}
          slotProps={{ input: { 'aria-label': `${person.name} 고르기` } }}
        />
      ) : (
        <span />
      )}
      <button
        type="button"
        title="처음 나오는 씬 보기"
        onClick={() => first !== undefined && props.onScene(first)}
      >
        {person.name}
      </button>
      <span>{personFacts(person)}</span>
    </PanelRow>
  );
}
