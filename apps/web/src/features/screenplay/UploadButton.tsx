import { type Id, josa } from '@ddak/domain';
import { DropMenu, Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { newId, useProjectId, useProjectState, useRunCommand } from '../../sync/hooks.ts';
import type { EpisodeVersions } from './versions-view.ts';

/** Picks a file; in a series it first asks for which episode, a new one among them. */
export function UploadButton(props: {
  readonly episodes: readonly EpisodeVersions[];
  /** A review that waits comes first: then this is not the screen's one blue button. */
  readonly isPrimary: boolean;
  readonly onPick: (episodeId: Id) => void;
}) {
  const run = useRunCommand();
  const word = useProjectState().project.get(useProjectId())?.episodeWord ?? '';
  const { episodes, onPick } = props;
  const isSeries = episodes[0]?.title !== null;
  const first = episodes[0];
  const look = props.isPrimary ? ({ variant: 'contained', color: 'primary' } as const) : {};
  if (!isSeries)
    return (
      <Button {...look} startIcon={<Icon name="upload" />} onClick={() => first && onPick(first.episode._id)}>
        시나리오 올리기
      </Button>
    );
  const addAndPick = () => {
    const episodeId = newId();
    run('addEpisode', { episodeId, title: '' });
    onPick(episodeId);
  };
  return (
    <DropMenu
      entries={[
        ...episodes.map(({ episode, title }) => ({
          label: `${title}에 올리기`,
          onSelect: () => onPick(episode._id),
        })),
        'divider' as const,
        { label: `${josa(`${episodes.length + 1}${word}`, '을/를')} 더해 올리기`, onSelect: addAndPick },
      ]}
      trigger={(open) => (
        <Button {...look} startIcon={<Icon name="upload" />} {...open}>
          시나리오 올리기
        </Button>
      )}
    />
  );
}
