import { Chip, Grow, Icon, PHONE, SegmentedControl, TopBar, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ListToolsPlace } from '../../../platform/grid/list-grid/ListTools.tsx';
import { LIST_HEAD } from '../../../platform/grid/list-grid/list-head.ts';
import { useProjectId } from '../../../sync/hooks.ts';

/** The head of both lists: people and places are one look-up. */
export function MastersTop(props: {
  readonly view: 'characters' | 'locations';
  readonly count: number;
  readonly addLabel: string;
  /** Absent: the list is only read. */
  readonly onAdd?: (() => void) | undefined;
}) {
  const navigate = useNavigate();
  const projectId = useProjectId();
  const phone = useIsPhone();
  return (
    <TopBar>
      <h1>인물·장소</h1>
      <SegmentedControl
        label="보기"
        value={props.view}
        options={[
          { value: 'characters', label: '인물' },
          { value: 'locations', label: '장소' },
        ]}
        onChange={(view) => navigate(`/projects/${projectId}/${view}`)}
      />
      {props.count > 0 ? <Chip>{props.count}</Chip> : null}
      <Grow />
      {props.onAdd ? (
        <Button
          variant="contained"
          color="primary"
          onClick={props.onAdd}
          startIcon={<Icon name="plus" />}
          aria-label={props.addLabel}
        >
          {phone ? '추가' : props.addLabel}
        </Button>
      ) : null}
    </TopBar>
  );
}

const Search = styled('search')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--line)',
  ...LIST_HEAD,
});

/** The search above a list. */
export function MastersSearch(props: {
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (search: string) => void;
  readonly children?: ReactNode;
}) {
  return (
    <Search>
      <OutlinedInput
        value={props.value}
        placeholder={props.placeholder}
        inputProps={{ 'aria-label': '찾기' }}
        onChange={(event) => props.onChange(event.target.value)}
        startAdornment={
          <InputAdornment position="start" sx={{ mr: 0 }}>
            <Icon name="search" />
          </InputAdornment>
        }
        sx={{ width: 260, maxWidth: '100%', [PHONE]: { width: '100%' } }}
      />
      {props.children}
      <ListToolsPlace />
    </Search>
  );
}
