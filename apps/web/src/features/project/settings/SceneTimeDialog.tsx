import { EPISODE_WORDS, type Project } from '@ddak/domain';
import { FormDialog } from '@ddak/ui';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { ChoiceField } from '../../../platform/form/ChoiceField.tsx';
import { NumberField } from '../../../platform/form/NumberField.tsx';
import { useRunCommand } from '../../../sync/hooks.ts';

type Paced = Pick<Project, 'minutesPerCut' | 'minutesPerEighth' | 'showEighths' | 'episodeWord'>;

/** How long a scene is taken to be shot where nobody says it, and how lengths and episodes are called. */
export function SceneTimeDialog(props: { readonly project: Project; readonly onClose: () => void }) {
  const { project } = props;
  const run = useRunCommand();
  const [cut, setCut] = useState<number | null>(project.minutesPerCut);
  const [eighth, setEighth] = useState<number | null>(project.minutesPerEighth);
  const [showEighths, setShowEighths] = useState(project.showEighths);
  const [episodeWord, setEpisodeWord] = useState(project.episodeWord);
  const submit = () => {
    if (cut === null || eighth === null) return;
    const after: Paced = { minutesPerCut: cut, minutesPerEighth: eighth, showEighths, episodeWord };
    const changed = Object.entries(after).filter(([field, value]) => project[field as keyof Paced] !== value);
    run('editProject', { patch: Object.fromEntries(changed) });
    props.onClose();
  };
  return (
    <FormDialog
      open
      title="촬영 소요"
      submitLabel="저장"
      disabled={!cut || !eighth}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <NumberField
        label="컷 하나"
        unit="분"
        max={120}
        value={cut}
        hint="컷 수를 적은 씬은 이것으로 어림해요."
        onChange={setCut}
      />
      <NumberField
        label="대본 1/8쪽"
        unit="분"
        max={120}
        value={eighth}
        hint="컷 수가 없는 씬은 대본의 길이로 어림해요."
        onChange={setEighth}
      />
      <FormControlLabel
        control={
          <Checkbox checked={showEighths} onChange={(event) => setShowEighths(event.target.checked)} />
        }
        label="촬영계획표에 시간 대신 분량(1/8쪽) 보이기"
      />
      {project.projectType === 'series' ? (
        <ChoiceField
          label="에피소드를 부르는 말"
          value={episodeWord}
          options={EPISODE_WORDS.map((word) => ({ value: word, label: `1${word}, 2${word}` }))}
          onChange={setEpisodeWord}
        />
      ) : null}
    </FormDialog>
  );
}
