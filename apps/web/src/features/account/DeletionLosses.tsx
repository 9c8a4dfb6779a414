import type { Deletion } from '@ddak/protocol';

type Named = Deletion['erased'];

/** What is lost with the account, by name, or why it cannot be deleted now. */
export function DeletionLosses({ plan }: { readonly plan: Deletion }) {
  if (plan.blockedBy.length > 0)
    return (
      <div>
        <p>다른 사람이 참여하고 있는 내 작품이 있어 지금은 삭제할 수 없어요. 참여자를 먼저 내보내 주세요.</p>
        <Names projects={plan.blockedBy} />
      </div>
    );
  return (
    <div>
      <p>
        이름, 이메일, 전화번호가 지워지고 다시 로그인할 수 없어요. 변경 기록에는 ‘탈퇴한 사용자’로 남아요.
      </p>
      {plan.erased.length > 0 ? (
        <>
          <p style={{ marginTop: 10 }}>혼자 쓰던 작품은 모든 내용과 파일이 함께 지워져요.</p>
          <Names projects={plan.erased} />
        </>
      ) : null}
      {plan.left.length > 0 ? (
        <>
          <p style={{ marginTop: 10 }}>참여하던 작품에서 나가요. 내가 만든 내용은 그 작품에 남아요.</p>
          <Names projects={plan.left} />
        </>
      ) : null}
    </div>
  );
}

const Names = ({ projects }: { readonly projects: Named }) => (
  <ul style={{ margin: '4px 0 0', paddingLeft: 18, fontWeight: 600 }}>
    {projects.map(({ _id, title }) => (
      <li key={_id}>{title}</li>
    ))}
  </ul>
);
