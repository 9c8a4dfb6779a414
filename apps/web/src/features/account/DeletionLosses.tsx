import type { Deletion } from '@ddak/protocol';
import { Field } from '@ddak/ui';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Link } from 'react-router';
import type { Heirs } from './heirs.ts';

type Named = Deletion['erased'];

/** What is lost with the account, by name; and who gets what others still work on. */
export function DeletionLosses(props: {
  readonly plan: Deletion;
  readonly heirs: Heirs;
  readonly onChange: (heirs: Heirs) => void;
}) {
  const { plan } = props;
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
      {plan.blockedBy.length > 0 ? (
        <p style={{ margin: '10px 0' }}>다른 사람이 참여하고 있는 내 작품은 넘겨받을 관리자를 골라 주세요.</p>
      ) : null}
      {plan.blockedBy.map((project) => (
        <HeirField key={project._id} project={project} {...props} />
      ))}
    </div>
  );
}

function HeirField(props: {
  readonly project: Deletion['blockedBy'][number];
  readonly heirs: Heirs;
  readonly onChange: (heirs: Heirs) => void;
}) {
  const { project, heirs } = props;
  if (project.heirs.length === 0)
    return (
      <p role="alert" style={{ marginBottom: 10 }}>
        〈{project.title}〉에는 넘겨받을 관리자가 없어요.{' '}
        <Link to={`/projects/${project._id}/crew`}>스태프 화면</Link>에서 관리자를 먼저 정하거나 참여자를
        내보내 주세요.
      </p>
    );
  const label = `〈${project.title}〉 넘겨받을 사람`;
  return (
    <Field label={label}>
      {({ id }) => (
        <Select
          fullWidth
          displayEmpty
          value={heirs[project._id] ?? ''}
          SelectDisplayProps={{ id, 'aria-label': label }}
          onChange={(event) => props.onChange({ ...heirs, [project._id]: event.target.value })}
        >
          <MenuItem value="">골라 주세요</MenuItem>
          {project.heirs.map(({ memberId, name }) => (
            <MenuItem key={memberId} value={memberId}>
              {name}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );
}

const Names = ({ projects }: { readonly projects: Named }) => (
  <ul style={{ margin: '4px 0 0', paddingLeft: 18, fontWeight: 600 }}>
    {projects.map(({ _id, title }) => (
      <li key={_id}>{title}</li>
    ))}
  </ul>
);
