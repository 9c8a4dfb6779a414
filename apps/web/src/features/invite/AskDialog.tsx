import { projectChannel } from '@ddak/protocol';
import { FormDialog } from '@ddak/ui';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../platform/api.ts';
import { TEXTS } from '../../platform/fixed-texts.ts';
import type { AuthState } from '../../platform/session/auth-slice.ts';
import { useAskToTakePartMutation } from './invite-api.ts';
import { inviteClosed, type ProjectInvite } from './project-invite-slice.ts';
import { RequestInputs } from './RequestInputs.tsx';
import { NO_REQUEST, requestForm } from './request-form.ts';

interface State {
  readonly auth: AuthState;
  readonly projectInvite: ProjectInvite;
}

/** Asks who is signed in and has come by an invitation whether they want to take part. */
export function AskDialog() {
  const { inviteProject, dialogOpen, inviteCode } = useSelector((state: State) => state.projectInvite);
  const user = useSelector((state: State) => state.auth.user);
  const [request, setRequest] = useState(NO_REQUEST);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { isLoading }] = useAskToTakePartMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (!inviteProject || !user) return null;
  const { title, invitedBy, projectId } = inviteProject;
  const takesPart = user.pbChannels.includes(projectChannel(projectId));
  const close = () => dispatch(inviteClosed());
  const submit = async () => {
    if (takesPart) {
      close();
      await navigate(`/projects/${projectId}`);
      return;
    }
    setFailure(null);
    const answer = await send(requestForm(inviteCode, request));
    if ('error' in answer) {
      setFailure(failureMessage(answer.error));
      return;
    }
    close();
    toast.success(TEXTS.requestSent);
    await navigate('/');
  };
  return (
    <FormDialog
      open={dialogOpen}
      title={takesPart ? `〈${title}〉` : `〈${title}〉에 참여할까요?`}
      submitLabel={takesPart ? '작품 열기' : '참여 요청'}
      busy={isLoading}
      onClose={close}
      onSubmit={() => void submit()}
    >
      {takesPart ? (
        <p>이미 참여하고 있는 작품이에요.</p>
      ) : (
        <>
          <p>
            {invitedBy} 님이 초대했어요. {user.name}({user.email}) 계정으로 요청을 보내요.
          </p>
          <RequestInputs invitation={inviteProject} value={request} onChange={setRequest} />
        </>
      )}
      {failure ? <p role="alert">{failure}</p> : null}
    </FormDialog>
  );
}
