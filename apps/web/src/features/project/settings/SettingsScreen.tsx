import { LABOUR_RULE_IDS } from '@ddak/domain';
import { Page, PageBody, TopBar } from '@ddak/ui';
import { useState } from 'react';
import { CostRatesDialog } from '../../../platform/cost-rates/CostRatesDialog.tsx';
import { Parts } from '../../../platform/Parts.tsx';
import { useCan, useProjectId, useProjectSelector, useProjectState } from '../../../sync/hooks.ts';
import { ExportPart } from '../export/ExportPart.tsx';
import { ArchivePart } from './ArchivePart.tsx';
import { DayDefaultsDialog } from './DayDefaultsDialog.tsx';
import { DeletePart } from './DeletePart.tsx';
import { FactorDemandPart } from './FactorDemandPart.tsx';
import { FactsPart } from './FactsPart.tsx';
import { LabourRulesDialog } from './LabourRulesDialog.tsx';
import { ProjectInfoDialog } from './ProjectInfoDialog.tsx';
import { RolesPart } from './RolesPart.tsx';
import { SceneTimeDialog } from './SceneTimeDialog.tsx';
import { dayFacts, infoFacts, labourFacts, rateFacts, sceneTimeFacts } from './settings-facts.ts';

/** 설정: what holds for the whole project. */
export default function SettingsScreen() {
  const projectId = useProjectId();
  const project = useProjectSelector((state) => state.project.get(projectId));
  const labour = project ? labourFacts(project) : [];
  const canWrite = useCan('project', 'write');
  const canPlan = useCan('timetable', 'write');
  const canArchive = useCan('project', 'write', { whileArchived: true });
  const seesCost = useCan('cost', 'read');
  const canPrice = useCan('cost', 'write');
  const state = useProjectState();
  const [opened, setOpened] = useState<'info' | 'time' | 'day' | 'labour' | 'rates' | null>(null);
  const close = () => setOpened(null);
  return (
    <Page>
      <TopBar>
        <h1>설정</h1>
      </TopBar>
      <PageBody>
        <Parts>
          {project && canWrite ? (
            <FactsPart
              title="작품 정보"
              hint="일촬표의 머리와 새 촬영일에 쓰여요."
              facts={infoFacts(project)}
              canEdit
              onOpen={() => setOpened('info')}
            />
          ) : null}
          {project && canWrite ? (
            <FactsPart
              title="촬영 소요"
              hint="촬영 시간을 적지 않은 씬을 어림하는 기준이에요."
              facts={sceneTimeFacts(project)}
              canEdit
              onOpen={() => setOpened('time')}
            />
          ) : null}
          {project && canPlan ? (
            <FactsPart
              title="하루의 기본"
              hint="새 촬영일의 일정 줄과 배우가 오는 시간이에요."
              facts={dayFacts(project)}
              canEdit
              onOpen={() => setOpened('day')}
            />
          ) : null}
          {project ? (
            <FactsPart
              title="근로 기준"
              hint="하루와 한 주의 근로 시간, 쉬는 시간을 살펴요."
              facts={labour}
              others={`알림만 하는 기준 ${LABOUR_RULE_IDS.length - labour.length}가지가 더 있어요.`}
              canEdit={canWrite}
              onOpen={() => setOpened('labour')}
            />
          ) : null}
          {seesCost ? (
            <FactsPart
              title="공통 단가"
              hint="식대와 이동, 스태프 하루의 비용이에요."
              facts={rateFacts(state)}
              canEdit={canPrice}
              onOpen={() => setOpened('rates')}
            />
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
