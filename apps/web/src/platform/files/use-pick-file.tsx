import { type ReactNode, useRef } from 'react';

/** The file picker of this device. `input` has to stand somewhere on the screen. */
export function usePickFile(
  options: { readonly accept: string; readonly label: string },
  onFile: (file: File) => void,
): { readonly input: ReactNode; readonly open: () => void } {
  const ref = useRef<HTMLInputElement>(null);
  return {
    input: (
      <input
        ref={ref}
        type="file"
        accept={options.accept}
        aria-label={options.label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file can be picked again after it was mended.
          target.value = '';
        }}
      />
    ),
    open: () => ref.current?.click(),
  };
}
