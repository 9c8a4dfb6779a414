import { Page, PageBody, SegmentedControl, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { COLOUR_MODES } from '../../platform/colour-modes.ts';
import { NoticeChoices } from '../../platform/notices/NoticeChoices.tsx';
import { Part, Parts } from '../../platform/Parts.tsx';
import { PushHere } from '../../platform/push/PushHere.tsx';
import { ConfirmEmailNote } from '../../platform/session/ConfirmEmailNote.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EditUserForm } from './EditUserForm.tsx';
import { EnterKeyForm } from './EnterKeyForm.tsx';
import { SecondFactorPart } from './factor/SecondFactorPart.tsx';
import { MyConsents } from './MyConsents.tsx';
import { MySessions } from './MySessions.tsx';
import { StorageRoomBar } from './StorageRoomBar.tsx';
import { CalendarFeed } from './schedule/CalendarFeed.tsx';
import { MySchedule } from './schedule/MySchedule.tsx';

/** 내 계정: when I am called, who I am, how I get in, where I am signed in, how it looks. */
export function MeScreen(props: {
  readonly onSignOut: () => Promise<void>;
  /** The account is being deleted (or not, after all): its session may end at any moment. */
  readonly onLeaving: (is: boolean) => void;
  /** The account is no more: the person leaves this device. */
  readonly onDeleted: () => Promise<void>;
}) {
  const { mode, setMode } = useColorScheme();
  return (
    <Page>
      <TopBar>
        <h1>내 계정</h1>
      </TopBar>
      <PageBody>
        <Parts>
          <Part title="내 일정" hint="참여하는 모든 작품의 콜과 촬영일이에요.">
            <MySchedule />
          </Part>
          <Part
            title="캘린더로 받기"
            hint="쓰던 캘린더 앱에서 내 일정을 구독해요. 콜이 바뀌면 캘린더도 따라 바뀌어요."
          >
            <CalendarFeed />
          </Part>
          <Part title="내 정보">
            <div>
              <ConfirmEmailNote />
              <EditUserForm />
            </div>
          </Part>
          <Part title="화면 밝기" hint="이 기기에만 적용돼요.">
            <SegmentedControl
              label="화면 밝기"
              value={mode ?? 'light'}
              options={COLOUR_MODES}
              onChange={setMode}
            />
          </Part>
          <Part title="이 기기의 알림" hint="이 기기에만 적용돼요. 로그아웃하면 꺼져요.">
            <PushHere />
          </Part>
          <Part
            title="받을 알림"
            hint="모든 기기에 적용돼요. 메일은 아침 7시에 한 통으로 모아 보내요. 일촬표 메일은 바로 보내요."
          >
            <NoticeChoices />
          </Part>
          <Part title="비밀번호" hint="바꾸면 다른 기기에서는 로그아웃돼요.">
            <ChangePasswordForm />
          </Part>
          <SecondFactorPart />
          <Part title="로그인한 기기" hint="모르는 기기가 있으면 로그아웃하고 비밀번호를 바꿔 주세요.">
            <MySessions />
          </Part>
          <Part title="코드" hint="받은 코드를 입력하면 바로 적용돼요.">
            <div>
              <StorageRoomBar />
              <EnterKeyForm />
            </div>
          </Part>
          <Part title="내 데이터" hint="내 정보와 기록, 내가 올린 파일을 하나의 압축 파일로 내려받아요.">
            <div>
              <Button variant="outlined" href="/api/auth/user/data" download>
                내 데이터 내려받기
              </Button>
            </div>
          </Part>
          <Part title="동의한 내용" hint="마케팅 소식은 언제든지 그만 받을 수 있어요.">
            <MyConsents />
          </Part>
          <Part title="로그아웃" hint="이 기기에 받아 둔 내용은 지워지고, 보내지 못한 변경은 남아 있어요.">
            <div>
              <Button variant="outlined" onClick={() => void props.onSignOut()}>
                로그아웃
              </Button>
            </div>
          </Part>
          <Part title="계정 삭제" hint="되돌릴 수 없어요.">
            <DeleteAccount onLeaving={props.onLeaving} onDeleted={props.onDeleted} />
          </Part>
        </Parts>
      </PageBody>
    </Page>
  );
}
