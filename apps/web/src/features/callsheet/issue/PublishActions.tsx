import type { Callsheet, CallsheetView } from '@ddak/domain';
import { useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { PublishDialog } from './PublishDialog.tsx';
import type { Issue } from './use-issue.ts';
import { useWaysKnown } from './use-ways-known.ts';

/** What was still in a field when the button was pressed is saved by then. */
const SETTLING_MS = 1_000;

/** 발행: what is looked at goes out. */
export function PublishActions(props: {
  readonly sheet: Callsheet;
  readonly view: CallsheetView;
  readonly issue: Issue;
}) {
  const { sheet, view, issue } = props;
  const { last, standing, isScriptNew, draft } = issue;
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState<Issue | null>(null);
  const latest = useRef(issue);
  latest.current = issue;
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setKept(latest.current), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    setKept(null);
  };
  // CS25: from then on what is looked at stays, whatever comes.
  const shown = isOpen ? (kept ?? issue) : null;
  const isReady = useWaysKnown(sheet._id, isOpen);
  const isSame = standing !== null && !isScriptNew;
  // A phone has no room for a button that does nothing.
  if (isSame && isPhone) return null;
  return (
    <>
      <Button
        variant="contained"
        disabled={!draft || isSame}
        onClick={() => setOpen(true)}
        title={isSame ? '지난 판과 같은 내용이에요' : undefined}
      >
        {last ? '다시 발행' : '발행'}
      </Button>
      {shown?.draft && isReady ? (
        <PublishDialog
          callsheetId={sheet._id}
          sheet={shown.draft}
          view={view}
          number={shown.nextNumber}
          changes={shown.changes}
          isScriptNew={shown.isScriptNew}
          tellings={shown.tellings}
          onClose={close}
        />
      ) : null}
    </>
  );
}
