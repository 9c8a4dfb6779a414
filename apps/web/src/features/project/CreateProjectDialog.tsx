import { PROJECT_TYPES, type ProjectType } from '@ddak/domain';
import { Field, FormDialog } from '@ddak/ui';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { Controller, useForm } from 'react-hook-form';
import toast from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { ColourPicker } from '../../platform/form/ColourPicker.tsx';
import { newId } from '../../platform/new-id.ts';
import { PROJECT_TYPE_NAMES } from '../../platform/project-type-names.ts';
import { type NewProject, useCreateProjectMutation } from './project-api.ts';

/** 작품 제목, 종류, 색; then into the new project. */
export function CreateProjectDialog(props: {
  readonly projectType: ProjectType;
  /** One that none of the others has. */
  readonly colour: number;
  readonly onClose: (projectType: ProjectType) => void;
}) {
  const { projectType, colour } = props;
  const form = useForm<NewProject>({ defaultValues: { title: '', projectType, colour } });
  const close = () => props.onClose(form.getValues('projectType'));
  const [send, { isLoading }] = useCreateProjectMutation();
  const navigate = useNavigate();
  const { errors } = form.formState;

  const submit = form.handleSubmit(async (project) => {
    const projectId = newId();
    const answer = await send({ projectId, project });
    if ('error' in answer) return;
    if (answer.data.outcome === 'refused') {
      toast.error(answer.data.message);
      return;
    }
    close();
    await navigate(`/projects/${projectId}`);
  });

  return (
    <FormDialog
      open
      title="새 작품"
      submitLabel="만들기"
      busy={isLoading}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <Field label="작품 제목" error={errors.title?.message}>
        {(ids) => (
          <OutlinedInput
            {...ids}
            {...form.register('title', {
              validate: (title) => title.trim() !== '' || '작품 제목을 입력해 주세요.',
              maxLength: { value: 120, message: '120자까지 쓸 수 있어요.' },
            })}
            autoFocus
            autoComplete="off"
            error={errors.title !== undefined}
          />
        )}
      </Field>
      <Field label="종류">
        {({ id }) => (
          <Controller
            control={form.control}
            name="projectType"
            render={({ field }) => (
              <Select<ProjectType> {...field} SelectDisplayProps={{ id, 'aria-label': '종류' }}>
                {PROJECT_TYPES.map((type) => (
                  <MenuItem key={type} value={type}>
                    {PROJECT_TYPE_NAMES[type]}
                  </MenuItem>
                ))}
              </Select>
            )}
          />
        )}
      </Field>
      <Controller
        control={form.control}
        name="colour"
        render={({ field }) => <ColourPicker value={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  );
}
