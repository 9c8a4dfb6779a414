import { Page, PageBody, TopBar } from '@ddak/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Part, Parts } from '../../platform/Parts.tsx';
import { useCan, useProjectId, useProjectSelector } from '../../sync/hooks.ts';
import { ArchivePart } from './ArchivePart.tsx';
import { CostRatesDialog } from './CostRatesDialog.tsx';
import { DayDefaultsDialog } from './DayDefaultsDialog.tsx';
import { DeletePart } from './DeletePart.tsx';
import { ExportPart } from './export/ExportPart.tsx';
import { FactorDemandPart } from './FactorDemandPart.tsx';
import { LabourRulesDialog } from './LabourRulesDialog.tsx';
import { ProjectInfoDialog } from './ProjectInfoDialog.tsx';
import { RolesPart } from './RolesPart.tsx';
import { SceneTimeDialog } from './SceneTimeDialog.tsx';

/** 설정: what holds for the whole project. */
export default function SettingsScreen() {
  const projectId = useProjectId();
  const project = useProjectSelector((state) => state.project.get(projectId));
  const canWrite = useCan('project', 'write');
  const canPlan = useCan('timetable', 'write');
  const canArchive = useCan('project', 'write', { whileArchived: true });
  const seesCost = useCan('cost', 'read');
  const [opened, setOpened] = useState<'info' | 'time' | 'day' | 'labour' | 'rates' | null>(null);
  const close = () => setOpened(null);
  const button = (label: string, which: NonNullable<typeof opened>) => (
    <div>
      <Button variant="outlined" onClick={() => setOpened(which)}>
        {label}
      </Button>
    </div>
  );
  return (
    <Page>
      <TopBar>
        <h1>설정</h1>
      </TopBar>
      <PageBody>
        <Parts>
          {canWrite ? (
            <Part title="작품 정보" hint="일촬표의 머리와 새 촬영일에 쓰여요.">
              {button('작품 정보', 'info')}
            </Part>
          ) : null}
          {canWrite ? (
            <Part title="촬영 소요" hint="촬영 시간을 적지 않은 씬을 어림하는 기준이에요.">
              {button('촬영 소요', 'time')}
            </Part>
          ) : null}
          {canPlan ? (
            <Part title="하루의 기본" hint="새 촬영일의 일정 줄과 배우가 오는 시간이에요.">
              {button('하루의 기본', 'day')}
            </Part>
          ) : null}
          <Part title="근로 기준" hint="하루와 한 주의 근로 시간, 쉬는 시간을 살펴요.">
            {button('근로 기준', 'labour')}
          </Part>
          {seesCost ? (
            <Part title="공통 단가" hint="식대와 이동, 스태프 하루의 비용이에요.">
              {button('공통 단가', 'rates')}
            </Part>
          ) : null}
          <RolesPart projectId={projectId} />
          {project && canArchive ? <FactorDemandPart project={project} /> : null}
          <ExportPart />
          {project && canArchive ? <ArchivePart project={project} /> : null}
          {project ? <DeletePart project={project} /> : null}
        </Parts>
      </PageBody>
      {project && opened === 'info' ? <ProjectInfoDialog project={project} onClose={close} /> : null}
      {project && opened === 'time' ? <SceneTimeDialog project={project} onClose={close} /> : null}
      {project && opened === 'day' ? <DayDefaultsDialog project={project} onClose={close} /> : null}
      {project && opened === 'labour' ? <LabourRulesDialog project={project} onClose={close} /> : null}
      {opened === 'rates' ? <CostRatesDialog onClose={close} /> : null}
    </Page>
  );
}
