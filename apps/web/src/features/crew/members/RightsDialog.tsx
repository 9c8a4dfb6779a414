import { josa, mayGive, memberOf, type ProjectMember, ROLES, type Section } from '@ddak/domain';
import { FormDialog, SegmentedControl } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { ChoiceField } from '../../../platform/form/ChoiceField.tsx';
import { ROLE_NAMES } from '../../../platform/role-names.ts';
import { RIGHT_WORDS, SECTION_WORDS } from '../../../platform/section-words.ts';
import { useMe, useProjectSelector, useRunCommand } from '../../../sync/hooks.ts';
import { roleChoices } from '../role-choices.ts';
import { type RightLine, rightLines, singleRights } from './member-rights.ts';
import { RightLines } from './rights-layout.ts';

/** What stands in a section, for who does not know it by its name. */
const SECTION_HINTS: Readonly<Record<Section, string>> = {
  project: '설정, 참여자의 권한',
  screenplay: '씬, 인물, 장소, 시나리오',
  breakdown: '씬마다 필요한 품목',
  timetable: '촬영일과 순서, 현장 진행',
  callsheet: '일촬표와 제작일지, 발행',
  crew: '팀과 사람, 초대',
  contacts: '전화와 메일',
  cost: '출연료, 단가, 비용',
};

/** AC30: of these a lead writes a part, and reads the rest. */
const LEAD_HINTS: Readonly<Partial<Record<Section, string>>> = {
  breakdown: '보기만 하고, 자기 팀이 맡은 품목은 써요',
  callsheet: '보기만 하고, 자기 팀의 콜과 준비물은 써요',
  crew: '보기만 하고, 자기 팀의 콜타임 차이는 써요',
};

const RIGHTS = ['none', 'read', 'write'] as const;

/** AC2: what somebody may do in each section, beside what their role says. Saved as one change. */
export function RightsDialog(props: { readonly member: ProjectMember; readonly onClose: () => void }) {
  const { member } = props;
  const run = useRunCommand();
  const me = useMe();
  const self = useProjectSelector((state) => memberOf(state, me._id));
  const [role, setRole] = useState(member.role);
  const [rights, setRights] = useState(() => singleRights(member));
  const lines = rightLines(self, { role, rights });
  const roles = roleChoices(ROLES, (one) => mayGive(self, { role: one, rights }));
  const single = singleRights({ role, rights });
  const save = () => {
    if (role !== 'owner') run('changeMember', { memberId: member._id, role, rights: single });
    props.onClose();
  };
  return (
    <FormDialog
      open
      width="sm"
      title={`${member.name} 님의 권한`}
      submitLabel="저장"
      disabled={!mayGive(self, { role, rights })}
      aside={
        <Button
          disabled={Object.keys(single).length === 0}
          sx={{ flex: 'none' }}
          onClick={() => setRights({})}
        >
          역할대로 되돌리기
        </Button>
      }
      onSubmit={save}
      onClose={props.onClose}
    >
      <ChoiceField
        label="역할"
        hint="점(•)은 이 역할이 처음부터 갖는 권한이에요."
        value={role}
        options={roles}
        onChange={setRole}
      />
      <RightLines aria-label="구역마다의 권한">
        {lines.map((line) => (
          <SectionLine
            key={line.section}
            line={line}
            roleName={ROLE_NAMES[role]}
            onChange={(right) => setRights({ ...rights, [line.section]: right })}
          />
        ))}
      </RightLines>
    </FormDialog>
  );
}

function SectionLine(props: {
  readonly line: RightLine;
  readonly roleName: string;
  readonly onChange: (right: RightLine['held']) => void;
}) {
  const { section, preset, held, may, leads } = props.line;
  const noteId = useId();
  const most = RIGHTS.findLast((right) => may.has(right));
  return (
    <li data-differs={held !== preset || undefined}>
      <div>
        <b>{SECTION_WORDS[section]}</b>
        <small>{leads ? LEAD_HINTS[section] : SECTION_HINTS[section]}</small>
        <small id={noteId} data-note>
          {held === preset
            ? ''
            : `${props.roleName} 역할은 ‘${RIGHT_WORDS[preset]}’${may.has('write') ? '' : '. '}`}
          {may.has('write') || most === undefined
            ? ''
            : `내 권한이 ‘${RIGHT_WORDS[most]}’${josa.pick(RIGHT_WORDS[most], '이라/라')} 그보다 더 줄 수 없어요.`}
        </small>
      </div>
      <SegmentedControl
        label={`${SECTION_WORDS[section]} 권한`}
        describedBy={noteId}
        value={held}
        options={RIGHTS.map((right) => ({
          value: right,
          label: <span data-preset={right === preset || undefined}>{RIGHT_WORDS[right]}</span>,
          disabled: !may.has(right),
        }))}
        onChange={props.onChange}
      />
    </li>
  );
}
