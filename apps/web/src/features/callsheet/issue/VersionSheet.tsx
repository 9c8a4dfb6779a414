import { type CallsheetVersion, callInstant, openVersion, sheetDayName } from '@ddak/domain';
import { Chip, Grow, Icon, Page, Strip, TopBar, useIsPhone } from '@ddak/ui';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { MyCallCard } from '../../../platform/my-call/MyCallCard.tsx';
import { useSheetContacts } from '../../../platform/my-call/sheet-contacts-api.ts';
import { TimeTill } from '../../../platform/my-call/TimeTill.tsx';
import { useCan, useProjectState } from '../../../sync/hooks.ts';
import { CallsheetActions } from '../CallsheetActions.tsx';
import { CallsheetPhone } from '../CallsheetPhone.tsx';
import { Checklist } from '../checklist/Checklist.tsx';
import { PaperSheet } from '../paper/PaperSheet.tsx';
import { useShownPhones } from '../use-shown-phones.ts';
import { Readers, VersionWords } from './IssueStrip.tsx';
import { useOpened } from './use-opened.ts';

const Above = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 1123,
  margin: '0 auto 16px',
  '&:empty': { display: 'none' },
});
const Desk = styled('div')({ minHeight: 0, overflow: 'auto', padding: 24, background: 'var(--bg)' });

/** A sheet as it was issued: what the crew reads, and what the archive keeps. */
export function VersionSheet(props: {
  readonly version: CallsheetVersion;
  /** The version that counts; another is an old one. */
  readonly last: CallsheetVersion | undefined;
  readonly list: string;
}) {
  const { version, last, list } = props;
  const state = useProjectState();
  const isPhone = useIsPhone();
  const canWrite = useCan('callsheet', 'write');
  const phones = useShownPhones();
  const told = useSheetContacts(version);
  const view = useMemo(() => {
    const opened = openVersion(state, version, { phones });
    return told ? { ...opened, contacts: told } : opened;
  }, [state, version, phones, told]);
  const { date, calltime } = version.sheet;
  const isLast = version === last;
  const hasCard = isLast && (isPhone || !canWrite);
  useOpened(version);
  const above = isLast ? (
    <>
      {hasCard ? <MyCallCard version={version} to={null} /> : null}
      <Checklist version={version} />
    </>
  ) : null;
  return (
    <Page>
      <div>
        <TopBar>
          <h1>{sheetDayName(version.sheet)} 일촬표</h1>
          {isPhone ? null : <Chip>{view.facts[0]?.value}</Chip>}
          {isPhone ? null : (
            <Chip tone={isLast && !version.cancels ? 'ok' : 'plain'}>{version.number}판</Chip>
          )}
          <Grow />
          <CallsheetActions view={view} list={list} version={version.number} />
        </TopBar>
        <Strip role="status">
          <Icon name={version.cancels || !isLast ? 'warning' : 'check'} />
          {version.withdrawnAt === null ? (
            <>
              {last && !isLast ? (
                <span>
                  <b>지난 {version.number}판이에요.</b>{' '}
                  {last.cancels ? '취소한 촬영이에요.' : `지금은 ${last.number}판이 맞아요.`}
                </span>
              ) : (
                <VersionWords version={version} hasCard={hasCard} />
              )}
              {isLast && !hasCard && !version.cancels ? (
                <TimeTill callAt={callInstant(date, calltime)} />
              ) : null}
            </>
          ) : (
            <span>
              <b>거둔 판이에요.</b> 이 내용으로 움직이지 마세요.
            </span>
          )}
          <Grow />
          {canWrite ? <Readers version={version} /> : null}
          {isLast ? null : (
            <Link to="?">{canWrite ? '지금 일촬표로' : last ? `${last.number}판 보기` : '목록으로'}</Link>
          )}
          {isLast && canWrite ? <Link to="?">쓰기로</Link> : null}
        </Strip>
      </div>
      {isPhone ? (
        <CallsheetPhone view={view} mode="read" onMode={null} editor={null} above={above} hasCall={hasCard} />
      ) : (
        <Desk tabIndex={0} role="region" aria-label="발행한 일촬표">
          <Above>{above}</Above>
          <PaperSheet view={view} size="read" />
        </Desk>
      )}
    </Page>
  );
}
