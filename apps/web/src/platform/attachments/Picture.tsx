import { type ReactNode, useEffect, useState } from 'react';
import { fetchFile } from '../download-file.ts';

/**
 * A picture of ours. Where the browser does not get it by itself (a session that has run out) it is fetched; where there
 * is none, `instead` says why.
 */
export function Picture(props: {
  readonly path: string;
  readonly alt: string;
  readonly instead: (message: string) => ReactNode;
}) {
  const { path } = props;
  const [fetched, setFetched] = useState<{ readonly url?: string; readonly message?: string } | null>(null);
  const url = fetched?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const onError = async () => {
    // What was fetched is no picture.
    if (fetched) return setFetched({ message: '그림을 읽지 못했어요. 내려받아 열어 보세요.' });
    const answer = await fetchFile(path);
    setFetched(answer.ok ? { url: URL.createObjectURL(answer.file) } : { message: answer.message });
  };
  if (fetched?.message !== undefined) return props.instead(fetched.message);
  return (
    <img
      src={url ?? `/api${path}`}
      alt={props.alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => void onError()}
    />
  );
}
