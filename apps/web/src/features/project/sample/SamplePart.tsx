import { HomePart } from '../HomeParts.tsx';
import { ProjectRow, ProjectRows } from '../ProjectRow.tsx';
import type { ListedProject } from '../project-api.ts';
import { ThrowSampleAway } from './ThrowSampleAway.tsx';

/** SA6: the sample on home, apart from the projects that people work on. */
export const SamplePart = ({ project }: { readonly project: ListedProject }) => (
  <HomePart aria-label="예시 작품" className="projects">
    <h2>예시 작품</h2>
    <ProjectRows>
      <ProjectRow project={project} />
    </ProjectRows>
    <div style={{ marginTop: 8 }}>
      <ThrowSampleAway projectId={project._id} title={project.title} />
    </div>
  </HomePart>
);
