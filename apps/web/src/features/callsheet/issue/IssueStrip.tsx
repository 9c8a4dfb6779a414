import {
  type Callsheet,
  type CallsheetVersion,
  koreanMoment,
  memberOf,
  readersOf,
  WITHDRAW_MS,
} from '@ddak/domain';
import { FormDialog, Grow, Icon, Strip, useIsPhone } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useNow } from '../../../platform/clock/use-now.ts';
import { useProjectState, useRunCommand } from '../../../sync/hooks.ts';
import { ReportLink } from '../report/ReportLink.tsx';
import { ReadersDialog, readersWords } from './ReadersDialog.tsx';
import { SheetChanges } from './SheetChanges.tsx';
import type { Issue } from './use-issue.ts';
import { VersionMenu } from './VersionMenu.tsx';

/** Below the bar of a draft: which version everybody has, and what has changed since. */
export function IssueStrip(props: { readonly sheet: Callsheet; readonly issue: Issue }) {
  const { sheet } = props;
  const { last, changes, versions } = props.issue;
  const [isListed, setListed] = useState(false);
  const isPhone = useIsPhone();
  if (!last)
    return (
      <Strip>
        <Icon name="lock" />
        <span>
          <b>작성 중</b> · 쓸 수 있는 사람만 보고 있어요. 발행해야 모두에게 보여요.
        </span>
        <Grow />
        {isPhone ? null : <ReportLink callsheetId={sheet._id} />}
        {versions.length > 0 ? <VersionMenu issue={props.issue} /> : null}
      </Strip>
    );
  return (
    <Strip>
      <Icon name={last.cancels ? 'warning' : 'check'} />
      <VersionWords version={last} isShort={isPhone} />
      {isPhone ? <Grow /> : null}
      {isPhone ? <Withdrawal key={last._id} version={last} /> : null}
      {changes && changes.length > 0 ? (
        <Button variant="text" onClick={() => setListed(true)}>
          {isPhone ? '' : '그 뒤 '}달라진 줄 {changes.length}개
        </Button>
      ) : null}
      {props.issue.isScriptNew && !last.cancels && !isPhone ? (
        <span>당일 대본은 {last.number}판의 대본이에요</span>
      ) : null}
      {isPhone ? null : <Grow />}
      {isPhone ? null : <ReportLink callsheetId={sheet._id} />}
      <Readers version={last} />
      <VersionMenu issue={props.issue} />
      {isPhone ? null : <Withdrawal key={last._id} version={last} />}
      {isListed && changes ? (
        <FormDialog
          open
          width="sm"
          title={`${last.number}판과 달라진 줄`}
          submitLabel="닫기"
          closeLabel={null}
          onSubmit={() => setListed(false)}
          onClose={() => setListed(false)}
        >
          <p style={{ color: 'var(--ink-2)' }}>모두가 보는 것은 아직 {last.number}판이에요.</p>
          <SheetChanges changes={changes} />
        </FormDialog>
      ) : null}
    </Strip>
  );
}

/** `2판 · 11.22 19:40 정서윤 발행`, and the word that went with it. */
export function VersionWords(props: {
  readonly version: CallsheetVersion;
  /** The word stands on the card below. */
  readonly hasCard?: boolean;
  /** A phone has no room for who, nor for the word. */
  readonly isShort?: boolean;
}) {
  const { version, isShort = false } = props;
  const who = memberOf(useProjectState(), version.publishedBy)?.name ?? '';
  const deed = version.cancels ? '촬영 취소' : '발행';
  return (
    <span>
      <b>{version.cancels ? '취소한 촬영' : `${version.number}판`}</b> ·{' '}
      {[koreanMoment(version.publishedAt), isShort ? '' : who, deed].filter(Boolean).join(' ')}
      {version.note && !props.hasCard && !isShort ? ` · “${version.note}”` : ''}
    </span>
  );
}

/** `확인 3/12`: opens who has a version. */
export function Readers({ version }: { readonly version: CallsheetVersion }) {
  const state = useProjectState();
  const readers = useMemo(() => readersOf(state, version), [state, version]);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" startIcon={<Icon name="eye" />} onClick={() => setOpen(true)}>
        {readersWords(readers)}
      </Button>
      {isOpen ? <ReadersDialog version={version} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const SECOND = 1_000;

/** CS28: for a minute, the way back. */
function Withdrawal({ version }: { readonly version: CallsheetVersion }) {
  const run = useRunCommand();
  const isPhone = useIsPhone();
  const left = Math.ceil((version.publishedAt + WITHDRAW_MS - useNow(SECOND)) / SECOND);
  if (left <= 0 || left > WITHDRAW_MS / SECOND) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="undo" />}
      onClick={() => run('withdrawVersion', { versionId: version._id })}
    >
      {isPhone ? '거두기' : '발행 거두기'} ({left}초)
    </Button>
  );
}
