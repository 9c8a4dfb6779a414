import { EmptyState, PHONE, TOUCH } from '@ddak/ui';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';
import { DoubtWays } from './DoubtList.tsx';
import { NamePeopleDialog } from './NamePeopleDialog.tsx';
import { mergeOffers, personFacts, type ReviewedPerson, reviewedPeople } from './people-view.ts';
import { usePanelKeys } from './use-panel-keys.ts';
import type { ReviewData } from './use-review.ts';
import type { ReviewActions } from './use-review-actions.ts';

export const Panel = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '4px 8px 16px',
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > h2': { padding: '14px 8px 6px', fontSize: 12, fontWeight: 600, color: 'var(--ink-2)' },
});
const Offer = styled('li')({
  padding: '6px 8px 10px',
  '& > p': { color: 'var(--warn-ink)', marginBottom: 6 },
});
export const PanelRow = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  paddingRight: 8,
  borderRadius: 'var(--r-card)',
  '&:hover': { background: 'var(--sunken)' },
  '& > button': {
    minHeight: 40,
    padding: '4px 0',
    border: 0,
    background: 'transparent',
    color: 'inherit',
    fontWeight: 500,
    lineHeight: 1.4,
    textAlign: 'left',
    cursor: 'pointer',
    // Two that begin alike are told apart by their ends.
    overflowWrap: 'anywhere',
  },
  '& > span': { color: 'var(--ink-3)', fontSize: 12, whiteSpace: 'nowrap' },
  [TOUCH]: { minHeight: 48, '& > button': { minHeight: 48 } },
});
export const PanelTools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '8px 12px',
  borderBottom: '1px solid var(--line)',
  '& > small': { color: 'var(--ink-3)', fontSize: 12, lineHeight: '32px' },
  [PHONE]: { '& > button': { minHeight: 44 } },
});

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
  const drop = (names: readonly string[]) => {
    for (const name of names) actions.dropPerson(name);
    setChosen(new Set());
  };
  const done = () => {
    setNaming(false);
    setChosen(new Set());
  };
  const list = useRef<HTMLUListElement>(null);
  // Where nobody is picked, the one on whom the focus stands is meant.
  const meant = (name: string) => {
    if (picked.length === 0) setChosen(new Set([name]));
  };
  usePanelKeys(list, {
    ...(review.canEdit
      ? {
          KeyX: toggle,
          KeyE: (name) => {
            meant(name);
            setNaming(true);
          },
          Backspace: (name) => drop(picked.length > 0 ? picked.map((person) => person.name) : [name]),
          Delete: (name) => drop(picked.length > 0 ? picked.map((person) => person.name) : [name]),
        }
      : {}),
  });
  if (people.length === 0)
    return <EmptyState title="인물을 찾지 못했어요" hint="본문의 줄을 골라 ‘인물’로 바꾸면 여기에 나와요." />;
  return (
    <>
      {review.canEdit ? (
        <PanelTools role="toolbar" aria-label="고른 인물">
          {picked.length === 0 ? <small>이름을 골라 합치거나 고쳐요.</small> : null}
          {picked.length > 0 ? (
            <Button onClick={() => setNaming(true)}>
              {picked.length > 1 ? `${picked.length}명 합치기` : '이름 바꾸기'}
            </Button>
          ) : null}
          {picked.length > 0 ? (
            <Button onClick={() => drop(picked.map((person) => person.name))}>사람 아님</Button>
          ) : null}
        </PanelTools>
      ) : null}
      <Panel>
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
        <h2>인물 {people.length}</h2>
        <ul ref={list} aria-label="인물">
          {people.map((person) => (
            <PersonRow
              key={person.name}
              person={person}
              checked={chosen.has(person.name)}
              onCheck={review.canEdit ? () => toggle(person.name) : null}
              onScene={props.onScene}
            />
          ))}
        </ul>
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
