import { callInstant, koreanMoment } from '@ddak/domain';
import { DropMenu, Icon, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserClock } from '../../../platform/browser-clock.ts';
import { CancelDialog } from './CancelDialog.tsx';
import type { Issue } from './use-issue.ts';

/** The versions of a sheet, each to be opened as it was; and the day called off. */
export function VersionMenu(props: { readonly issue: Issue }) {
  const { last, versions } = props.issue;
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [isCancelling, setCancelling] = useState(false);
  const archive = versions.map((version) => ({
    label: `${version.number}판 · ${koreanMoment(version.publishedAt)}${
      version.withdrawnAt === null ? (version.cancels ? ' · 촬영 취소' : '') : ' · 거둠'
    }`,
    onSelect: () => void navigate(`?version=${version.number}`),
  }));
  const entries = [
    ...archive,
    ...(last && !last.cancels
      ? ([
          'divider',
          { label: '촬영 취소 알리기', danger: true, onSelect: () => setCancelling(true) },
        ] as const)
      : []),
  ];
  return (
    <>
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
      {isCancelling && last ? (
        <CancelDialog
          version={last}
          isBeforeCall={browserClock.now() < callInstant(last.sheet.date, last.sheet.calltime)}
          onClose={() => setCancelling(false)}
        />
      ) : null}
    </>
  );
}
