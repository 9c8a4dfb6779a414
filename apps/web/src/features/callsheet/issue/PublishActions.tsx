import type { Callsheet } from '@ddak/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PublishDialog } from './PublishDialog.tsx';
import type { Issue } from './use-issue.ts';

/** 발행: what is looked at goes out. */
export function PublishActions(props: { readonly sheet: Callsheet; readonly issue: Issue }) {
  const { sheet, issue } = props;
  const { last, standing, draft } = issue;
  const [shown, setShown] = useState<Issue | null>(null);
  const isSame = standing !== null;
  return (
    <>
      <Button
        variant="contained"
        disabled={!draft || isSame}
        onClick={() => setShown(issue)}
        title={isSame ? '지난 판과 같은 내용이에요' : undefined}
      >
        {last ? '다시 발행' : '발행'}
      </Button>
      {shown?.draft ? (
        <PublishDialog
          callsheetId={sheet._id}
          sheet={shown.draft}
          number={shown.nextNumber}
          changes={shown.changes}
          onClose={() => setShown(null)}
        />
      ) : null}
    </>
  );
}
