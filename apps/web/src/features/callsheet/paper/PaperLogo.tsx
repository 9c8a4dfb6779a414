import { useState } from 'react';
import { useProjectId } from '../../../sync/hooks.ts';

/** CS67: the picture at the head of the paper; nothing where there is none, or it is not to be had without a line. */
export function PaperLogo(props: { readonly fileId: string | null }) {
  const { fileId } = props;
  const projectId = useProjectId();
  const [lost, setLost] = useState<string | null>(null);
  if (fileId === null || fileId === lost) return null;
  return (
    <img
      src={`/api/projects/${projectId}/callsheet-logos/${fileId}`}
      alt="로고"
      onError={() => setLost(fileId)}
    />
  );
}
