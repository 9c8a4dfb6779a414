import type { Project } from '@ddak/domain';
import { ConfirmDialog } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { Part } from '../../../platform/Parts.tsx';
import type { AuthState } from '../../../platform/session/auth-slice.ts';
import { useRunCommand } from '../../../sync/hooks.ts';

/** AC27, AC28: whether the project lets in only who has a second factor; who asks for it has one. */
export function FactorDemandPart({ project }: { readonly project: Project }) {
  const run = useRunCommand();
  const [asking, setAsking] = useState(false);
  const hasOne = useSelector((state: { readonly auth: AuthState }) => state.auth.user?.hasSecondFactor);
  if (project.needsSecondFactor)
    return (
      <Part title="2단계 인증" hint="켠 사람만 이 작품을 열 수 있어요.">
        <div>
          <Button variant="outlined" onClick={() => run('demandSecondFactor', { demanded: false })}>
            요구하지 않기
          </Button>
        </div>
      </Part>
    );
  return (
    <Part title="2단계 인증" hint="켠 사람만 이 작품을 열 수 있게 해요.">
      <div>
        <Button variant="outlined" disabled={!hasOne} onClick={() => setAsking(true)}>
          모두에게 요구
        </Button>
        {hasOne ? null : (
          <p style={{ marginTop: 8, fontSize: 12, color: 'var(--ink-2)' }}>
            <Link to="/me" style={{ color: 'var(--brand-ink)', fontWeight: 600 }}>
              내 계정
            </Link>
            에서 내 2단계 인증을 먼저 켜 주세요.
          </p>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title="모두에게 2단계 인증을 요구할까요?"
        confirmLabel="모두에게 요구"
        danger={false}
        losses={[
          '2단계 인증을 켜지 않은 사람은 켤 때까지 이 작품을 열 수 없어요.',
          '그 사람이 아직 보내지 못한 내용은 그 기기에 남아 있다가, 켠 뒤에 보내져요.',
        ]}
        onConfirm={() => {
          run('demandSecondFactor', { demanded: true });
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
      />
    </Part>
  );
}
