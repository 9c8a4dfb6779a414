import { koreanMoment } from '@ddak/domain';
import { DropMenu, Icon, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import type { Issue } from './use-issue.ts';

/** The versions of a sheet, each to be opened as it was. */
export function VersionMenu(props: { readonly issue: Issue }) {
  const { versions } = props.issue;
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const entries = versions.map((version) => ({
    label: `${version.number}판 · ${koreanMoment(version.publishedAt)}${
      version.withdrawnAt === null ? (version.cancels ? ' · 촬영 취소' : '') : ' · 거둠'
    }`,
    onSelect: () => void navigate(`?version=${version.number}`),
  }));
  return (
    <DropMenu
      entries={entries}
      trigger={(open) => (
        <Button
          {...open}
          variant="text"
          startIcon={<Icon name="history" />}
          aria-label={`발행한 판 ${versions.length}`}
        >
          {isPhone ? '판' : '발행한 판'} {versions.length}
        </Button>
      )}
    />
  );
}
