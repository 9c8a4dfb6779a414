import type { Id } from '@ddak/domain';
import { type ReactNode, useRef } from 'react';
import { SCRIPT_ACCEPT } from './script-file.ts';

/**
 * The file picker of this device for an episode; without one asked for, `usual`. `input` has to stand somewhere on
 * the screen.
 */
export function useFilePicker(
  usual: Id | undefined,
  onFile: (episodeId: Id, file: File) => void,
): {
  readonly input: ReactNode;
  readonly open: (episodeId: Id) => void;
} {
  const ref = useRef<HTMLInputElement>(null);
  const target = useRef<Id | null>(null);
  return {
    input: (
      <input
        ref={ref}
        type="file"
        accept={SCRIPT_ACCEPT}
        aria-label="시나리오 파일"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          const episodeId = target.current ?? usual;
          if (file && episodeId) onFile(episodeId, file);
          target.current = null;
          // The same file can be picked again after it was mended.
          event.target.value = '';
        }}
      />
    ),
    open: (episodeId) => {
      target.current = episodeId;
      ref.current?.click();
    },
  };
}
