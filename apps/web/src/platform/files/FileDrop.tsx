import { Icon } from '@ddak/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';

const Zone = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 12,
  border: '1px dashed var(--line-2)',
  borderRadius: 'var(--r-control, 5px)',
  '&.over': { borderColor: 'var(--brand)', background: 'var(--brand-soft)' },
  // Nobody drops or pastes with a finger.
  '@media (hover: none)': { '& > p': { display: 'none' } },
  '& > p': { flex: '1 1 140px', minWidth: 0, color: 'var(--ink-3)', fontSize: 12 },
});

const holdsFile = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));

/** Files are chosen, dropped or pasted here; a pasted address is one for a link. */
export function FileDrop(props: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onAddress: (address: string) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}) {
  const { onFiles, onAddress } = props;
  const [isOver, setOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const isShown = zone.current?.checkVisibility() ?? false;
      if (!isShown || isWriting(event.target) || !event.clipboardData) return;
      const files = [...event.clipboardData.files];
      const text = event.clipboardData.getData('text/plain').trim();
      if (files.length > 0) onFiles(files);
      else if (/^https?:\/\/\S+$/.test(text)) onAddress(text);
      else return;
      event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles, onAddress]);
  return (
    <Zone
      ref={zone}
      className={isOver ? 'over' : undefined}
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Button startIcon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        파일 고르기
      </Button>
      {props.children}
      <p>여기에 놓거나 붙여 넣어도 돼요.</p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="붙일 파일"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be picked again.
          target.value = '';
        }}
      />
    </Zone>
  );
}
