import { type Id, openReport } from '@ddak/domain';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useNow } from '../../../platform/clock/use-now.ts';
import { useProjectId, useProjectState } from '../../../sync/hooks.ts';

/** RP11: from the call of a day on, the way to its report. */
export function ReportLink({ callsheetId }: { readonly callsheetId: Id }) {
  const state = useProjectState();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const now = useNow(60_000);
  const isAsked = useMemo(() => openReport(state, callsheetId, now) !== null, [state, callsheetId, now]);
  return isAsked ? (
    <Button
      variant="outlined"
      onClick={() => void navigate(`/projects/${projectId}/callsheets/${callsheetId}/report`)}
    >
      제작일지 쓰기
    </Button>
  ) : null;
}
