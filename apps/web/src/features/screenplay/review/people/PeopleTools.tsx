import { Icon, Kbd } from '@ddak/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { PanelTools } from '../panel-parts.ts';
import type { ReviewedPerson } from './people-view.ts';

/** What can be said of the picked names, all of them with one press. */
export function PeopleTools(props: {
  readonly picked: readonly ReviewedPerson[];
  readonly unlikely: readonly ReviewedPerson[];
  readonly onName: () => void;
  readonly onDrop: (names: readonly string[]) => void;
  readonly onKeep: (names: readonly string[]) => void;
  readonly onClear: () => void;
}) {
  const { picked, unlikely } = props;
  const names = picked.map((person) => person.name);
  const many = names.length > 1 ? `${names.length}개 ` : '';
  return (
    <PanelTools role="toolbar" aria-label="고른 인물">
      {names.length === 0 ? (
        <small>이름을 고르면 합치거나, 이름을 바꾸거나, 인물에서 뺄 수 있어요.</small>
      ) : (
        <>
          <Button onClick={props.onName}>
            {names.length > 1 ? `${names.length}명 합치기` : '이름 바꾸기'}
          </Button>
          <Button onClick={() => props.onDrop(names)}>
            {many}사람 아님 <Kbd aria-hidden>⌫</Kbd>
          </Button>
          {picked.some((person) => unlikely.includes(person)) ? (
            <Button onClick={() => props.onKeep(names)}>
              사람 맞음 <Kbd aria-hidden>C</Kbd>
            </Button>
          ) : null}
          <IconButton aria-label="인물 고르기 끝내기" onClick={props.onClear}>
            <Icon name="close" />
          </IconButton>
        </>
      )}
    </PanelTools>
  );
}
