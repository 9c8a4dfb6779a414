import { type ReviewedScene, SETTING_WORDS } from '@ddak/domain';
import { EmptyState, Field, FormDialog, Icon } from '@ddak/ui';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMemo, useRef, useState } from 'react';
import { Panel, PanelRow } from './panel-parts.ts';
import { type ReviewedPlace, reviewedPlaces } from './people/people-view.ts';
import { usePanelKeys } from './use-panel-keys.ts';
import type { ReviewData } from './use-review.ts';
import type { ReviewActions } from './use-review-actions.ts';

const settingsOf = (scenes: readonly ReviewedScene[]): string =>
  [...new Set(scenes.flatMap((scene) => (scene.setting ? SETTING_WORDS[scene.setting] : [])))].join('·');

/** Where the script plays: each place with its scenes, to be marked together or called otherwise. */
export function PlacesPanel(props: {
  readonly review: ReviewData;
  readonly actions: ReviewActions;
  /** Marks the scenes, to set their time or place together. */
  readonly onMark: (scenes: readonly ReviewedScene[]) => void;
}) {
  const { review, actions } = props;
  const places = useMemo(() => reviewedPlaces(review.scenes), [review.scenes]);
  const [renaming, setRenaming] = useState<ReviewedPlace | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const rename = (setName: string) => setRenaming(places.find((place) => place.setName === setName) ?? null);
  usePanelKeys(list, review.canEdit ? { KeyE: rename } : {});
  if (places.length === 0)
    return <EmptyState title="장소를 찾지 못했어요" hint="씬을 고쳐 극중 장소를 적으면 여기에 나와요." />;
  return (
    <Panel>
      <h2>극중 장소 {places.length}</h2>
      <ul ref={list} aria-label="극중 장소">
        {places.map((place) => (
          <PanelRow
            key={place.setName}
            data-row={place.setName}
            style={{ gridTemplateColumns: 'minmax(0, 1fr) auto auto', paddingLeft: 8 }}
          >
            <button type="button" title="이 장소의 씬 고르기" onClick={() => props.onMark(place.scenes)}>
              {place.setName}
            </button>
            <span>{[settingsOf(place.scenes), `씬 ${place.scenes.length}`].filter(Boolean).join(' · ')}</span>
            {review.canEdit ? (
              <IconButton aria-label={`${place.setName} 이름 바꾸기`} onClick={() => setRenaming(place)}>
                <Icon name="edit" />
              </IconButton>
            ) : (
              <span />
            )}
          </PanelRow>
        ))}
      </ul>
      {renaming ? (
        <RenamePlace
          place={renaming}
          onSave={(setName) => {
            actions.setFields(renaming.scenes, { setName }, '장소 이름을 바꿨어요.');
            setRenaming(null);
          }}
          onClose={() => setRenaming(null)}
        />
      ) : null}
    </Panel>
  );
}

function RenamePlace(props: {
  readonly place: ReviewedPlace;
  readonly onSave: (setName: string) => void;
  readonly onClose: () => void;
}) {
  const { setName, scenes } = props.place;
  const [text, setTyped] = useState(setName);
  const typed = text.trim();
  return (
    <FormDialog
      open
      title="장소 이름 바꾸기"
      submitLabel="바꾸기"
      disabled={typed === '' || typed === setName}
      onSubmit={() => props.onSave(typed)}
      onClose={props.onClose}
    >
      <Field label="극중 장소" hint={`씬 ${scenes.length}개에서 바뀌어요.`}>
        {(ids) => (
          <OutlinedInput
            {...ids}
            autoFocus
            value={text}
            inputProps={{ maxLength: 120 }}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
