import { SkeletonList } from '@ddak/ui';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router';
import { AuthFrame, Switch } from '../../platform/AuthFrame.tsx';
import { failureMessage } from '../../platform/api.ts';
import { updateUser } from '../../platform/session/auth-slice.ts';
import { useConfirmEmailMutation } from './mailed-link-api.ts';
import { ProductWords } from './ProductWords.tsx';

/** '/auth/confirm/:token': the link of the mail shows that the address is theirs. */
export default function ConfirmEmailScreen() {
  const { token = '' } = useParams();
  const [send, { isSuccess, error }] = useConfirmEmailMutation();
  const dispatch = useDispatch();
  const sent = useRef(false);
  useEffect(() => {
    // The link works once; an effect may run twice.
    if (sent.current) return;
    sent.current = true;
    void send({ token }).then((answer) => {
      if (!('error' in answer)) dispatch(updateUser({ confirmed: true }));
    });
  }, [send, token, dispatch]);
  return (
    <AuthFrame words={<ProductWords />} title="이메일 확인">
      {isSuccess ? <p role="status">확인했어요. 이제 작품에 다른 사람을 초대할 수 있어요.</p> : null}
      {error ? <p role="alert">{failureMessage(error)} 내 계정에서 메일을 다시 받을 수 있어요.</p> : null}
      {isSuccess || error ? null : <SkeletonList rows={2} />}
      <Switch>
        <Link to="/" style={{ paddingLeft: 0 }}>
          DDAK 열기
        </Link>
      </Switch>
    </AuthFrame>
  );
}
