import { EmptyState, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';

/** In place of days where there are none: how the first come to be. Nothing can be done by who may only read. */
export const NoDays = (props: {
  readonly hint: string;
  readonly onAdd: (() => void) | null;
  readonly onImport: () => void;
}) => (
  <EmptyState
    title="촬영일이 없어요"
    hint={props.hint}
    action={
      props.onAdd ? (
        <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 }}>
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={props.onAdd}>
            촬영일 추가
          </Button>
          <Button startIcon={<Icon name="upload" />} onClick={props.onImport}>
            쓰던 촬영계획표 가져오기
          </Button>
        </div>
      ) : null
    }
  />
);
